import { rightToHear, type TeamTopic } from '@dimsum/domain/team-topics'
import { Button } from '@dimsum/ui/button.tsx'
import { Card } from '@dimsum/ui/card.tsx'
import { Checkbox } from '@dimsum/ui/checkbox.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { type PushAbility, pushAbility } from '@dimsum/web/components/push-ability.ts'
import { subscribeToPush } from '@dimsum/web/components/push-subscription.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { notificationDevicesQuery, saveNotificationDevice } from '../../api/notifications.ts'
import { useMay } from '../../components/use-may.ts'
import { topicWords } from './topic-words.ts'

const everyTopic = Object.keys(topicWords) as TeamTopic[]

const obstacles: Record<Exclude<PushAbility, 'possible'>, string> = {
  'home-screen':
    'Di iPhone dan iPad, pasang dulu halaman admin ini di layar utama: tekan Bagikan, lalu «Tambah ke Layar Utama», dan buka dari sana.',
  denied: 'Diblokir di browser ini. Izinkan notifikasi untuk toko ini di pengaturan browser.',
  unsupported: 'Browser ini tidak bisa menerima notifikasi.',
}

/** Switches this browser on for what is ticked; saving asks the browser for its right. */
export function ThisDevice() {
  const queries = useQueryClient()
  const may = useMay()
  const topics = everyTopic.filter((topic) => may(rightToHear[topic]))
  const [wanted, setWanted] = useState<readonly TeamTopic[]>(topics)
  const save = useMutation({
    mutationFn: async () => {
      const subscription = await subscribeToPush()
      if (subscription === null) throw new Error(obstacles.denied)
      return saveNotificationDevice({ subscription, topics: [...wanted] })
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: notificationDevicesQuery.queryKey }),
  })
  const ability = pushAbility()
  const turn = (topic: TeamTopic, isOn: boolean) =>
    setWanted(topics.filter((each) => (each === topic ? isOn : wanted.includes(each))))
  return (
    <Card className="grid gap-4 p-5">
      <div>
        <h2 className="text-[1.25rem] leading-7 font-bold">Perangkat ini</h2>
        <p className="mt-1 text-kecap-700">
          Ponsel berbunyi juga saat halaman ini ditutup. Pesannya tanpa nama, nomor telepon, dan alamat.
        </p>
      </div>
      {ability === 'possible' ? (
        <>
          <div>
            {topics.map((topic) => (
              <Checkbox
                key={topic}
                name={topic}
                label={topicWords[topic]}
                checked={wanted.includes(topic)}
                onChange={({ target }) => turn(topic, target.checked)}
              />
            ))}
          </div>
          <div>
            <Button aria-busy={save.isPending || undefined} onClick={() => save.mutate()}>
              Aktifkan di perangkat ini
            </Button>
          </div>
          <p aria-live="polite">{save.isSuccess && 'Tersimpan. Perangkat ini akan diberi tahu.'}</p>
          {save.isError && <InlineAlert title="Belum aktif.">{save.error.message}</InlineAlert>}
        </>
      ) : (
        <p>{obstacles[ability]}</p>
      )}
    </Card>
  )
}
