import { Button } from '@dimsum/ui/button.tsx'
import { Card } from '@dimsum/ui/card.tsx'
import { ShopDate } from '@dimsum/web/components/shop-date.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { notificationDevicesQuery, removeNotificationDevice } from '../../api/notifications.ts'
import { topicWords } from './topic-words.ts'

/** Every device of the team that gets notifications; a lost one is removed here. */
export function DeviceList() {
  const queries = useQueryClient()
  const devices = useQuery(notificationDevicesQuery).data?.devices ?? []
  const remove = useMutation({
    mutationFn: removeNotificationDevice,
    onSettled: () => queries.invalidateQueries({ queryKey: notificationDevicesQuery.queryKey }),
  })
  if (devices.length === 0) return null
  return (
    <Card className="grid gap-4 p-5">
      <h2 className="text-[1.25rem] leading-7 font-bold">Perangkat yang aktif</h2>
      <ul className="grid gap-4">
        {devices.map(({ id, device, topics, createdAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3">
            <div>
              <p className="font-bold">{device}</p>
              <p className="text-small text-kecap-700">
                {topics.map((topic) => topicWords[topic]).join(', ') || 'Tidak ada'} · sejak{' '}
                <ShopDate at={createdAt} format="short-time" />
              </p>
            </div>
            <Button
              variant="outline"
              aria-label={`Hapus ${device}`}
              aria-busy={remove.isPending || undefined}
              onClick={() => remove.mutate(id)}
            >
              Hapus
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
