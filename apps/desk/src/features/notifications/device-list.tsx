import { Button } from '@dimsum/ui/button.tsx'
import { Card } from '@dimsum/ui/card.tsx'
import { Say, useText } from '@dimsum/ui/say.tsx'
import { ShopDate } from '@dimsum/web/components/shop-date.tsx'
import { notificationTopics, notifiedDevices } from '@dimsum/words/desk/notifications'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { notificationDevicesQuery, removeNotificationDevice } from '../../api/notifications.ts'
import { CardTitle } from '../../components/card-title.tsx'
import { NotLoaded } from '../../components/query-state.tsx'
import { toastFailure } from '../../components/toast-failure.ts'

/** All devices of the team with notifications; a lost device can be removed. */
export function DeviceList() {
  const text = useText()
  const queries = useQueryClient()
  const list = useQuery(notificationDevicesQuery)
  const devices = list.data?.devices ?? []
  const remove = useMutation({
    mutationFn: removeNotificationDevice,
    onError: toastFailure(notifiedDevices.notRemoved),
    onSettled: () => queries.invalidateQueries({ queryKey: notificationDevicesQuery.queryKey }),
  })
  if (list.data ? devices.length === 0 : !list.isError) return null
  return (
    <Card className="grid gap-4 p-5">
      <CardTitle title={notifiedDevices.title} />
      {list.isError && !list.data && <NotLoaded query={list} />}
      <ul className="grid gap-4">
        {devices.map(({ id, username, device, topics, createdAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3">
            <div>
              <p className="font-bold wrap-anywhere">
                {device} · <bdi>{username}</bdi>
              </p>
              <p className="text-small text-kecap-700">
                {topics.map((topic) => text(notificationTopics[topic])).join(', ') || (
                  <Say>{notifiedDevices.noTopics}</Say>
                )}{' '}
                ·{' '}
                <Say parts={{ time: <ShopDate at={createdAt} format="short-time" /> }}>
                  {notifiedDevices.since}
                </Say>
              </p>
            </div>
            <Button
              variant="outline"
              aria-label={text(notifiedDevices.removeDevice(device, username))}
              busy={remove.isPending && remove.variables === id}
              onClick={() => remove.mutate(id)}
            >
              {notifiedDevices.remove}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
