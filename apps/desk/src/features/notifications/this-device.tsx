import { rightToHear, type TeamTopic } from '@dimsum/domain/team-topics'
import { Button } from '@dimsum/ui/button.tsx'
import { Card } from '@dimsum/ui/card.tsx'
import { Checkbox } from '@dimsum/ui/checkbox.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { errorMessage } from '@dimsum/web/api/api-error.ts'
import { pushAbility } from '@dimsum/web/components/push-ability.ts'
import { subscribeToPush, WorkerMissing } from '@dimsum/web/components/push-subscription.ts'
import { thisDevice } from '@dimsum/words/desk/live'
import { notificationObstacles, notificationTopics, notifyThisDevice } from '@dimsum/words/desk/notifications'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { notificationDevicesQuery, saveNotificationDevice } from '../../api/notifications.ts'
import { CardTitle } from '../../components/card-title.tsx'
import { useHasRight } from '../../components/use-has-right.ts'

const everyTopic = Object.keys(notificationTopics) as TeamTopic[]

/** Subscribes this browser to the ticked topics; saving asks for the notification permission. */
export function ThisDevice() {
  const queries = useQueryClient()
  const may = useHasRight()
  const topics = everyTopic.filter((topic) => may(rightToHear[topic]))
  const stored = useQuery(notificationDevicesQuery).data?.devices.find(({ isThis }) => isThis)
  const [turned, setTurned] = useState<readonly TeamTopic[]>()
  const wanted = turned ?? stored?.topics ?? topics
  const save = useMutation({
    mutationFn: async () => {
      const subscription = await subscribeToPush()
      return subscription && saveNotificationDevice({ subscription, topics: [...wanted] })
    },
    onSuccess: (saved) => saved && queries.invalidateQueries({ queryKey: notificationDevicesQuery.queryKey }),
  })
  const problem = save.data === null ? notificationObstacles.denied : save.error && problemOf(save.error)
  const ability = pushAbility()
  const turn = (topic: TeamTopic, isOn: boolean) =>
    setTurned(topics.filter((each) => (each === topic ? isOn : wanted.includes(each))))
  return (
    <Card className="grid gap-4 p-5">
      <CardTitle title={thisDevice.title} about={notifyThisDevice.about} />
      {ability === 'possible' ? (
        <>
          <div>
            {topics.map((topic) => (
              <Checkbox
                key={topic}
                name={topic}
                label={notificationTopics[topic]}
                checked={wanted.includes(topic)}
                onChange={({ target }) => turn(topic, target.checked)}
              />
            ))}
          </div>
          <div>
            <Button busy={save.isPending} onClick={() => save.mutate()}>
              {notifyThisDevice.turnOn}
            </Button>
          </div>
          <p aria-live="polite">{save.data && <Say>{notifyThisDevice.saved}</Say>}</p>
          {problem && (
            <InlineAlert title={notifyThisDevice.notOn}>
              <Say>{problem}</Say>
            </InlineAlert>
          )}
        </>
      ) : (
        <Say.p>{notificationObstacles[ability]}</Say.p>
      )}
    </Card>
  )
}

const problemOf = (error: Error) =>
  error instanceof WorkerMissing ? notifyThisDevice.reloadFirst : errorMessage(error)
