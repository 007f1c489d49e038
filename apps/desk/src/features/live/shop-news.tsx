import { ChosenLanguage } from '@dimsum/ui/say.tsx'
import { VisuallyHidden } from '@dimsum/ui/visually-hidden.tsx'
import { shopNews } from '@dimsum/words/desk/live'
import { type Sentence, textOf } from '@dimsum/words/sentence'
import { useCallback, useContext, useState } from 'react'
import { useDeviceSwitch } from '../../components/device-switch.ts'
import { useNewOrders } from '../../components/new-orders.ts'
import { NewsBar } from './news-bar.tsx'
import { playTone } from './tones.ts'
import { useOrderAlarm } from './use-order-alarm.ts'
import { useScreenStaysOn } from './use-screen-stays-on.ts'
import { type News, useShopNews } from './use-shop-news.ts'
import { useTitleCount } from './use-title-count.ts'

const sentences: Record<News['kind'], (count: number) => Sentence> = {
  orders: shopNews.orders,
  payment: () => shopNews.payment,
  review: () => shopNews.review,
  attention: () => shopNews.attention,
}

/** Mounted once per admin screen: subscribes to the shop's events, and shows, sounds and announces news. */
export function ShopNews({ onShowOrders }: { onShowOrders: () => void }) {
  const [announced, setAnnounced] = useState('')
  const [hasSound] = useDeviceSwitch('order-sound')
  const waiting = useNewOrders()
  const choice = useContext(ChosenLanguage)

  const tell = useCallback(
    ({ kind, count }: News) => {
      // A live region does not announce the same text twice, so a blank is appended.
      setAnnounced((before) => {
        const sentence = textOf(sentences[kind](count), choice)
        return before === sentence ? `${sentence}\u00a0` : sentence
      })
      if (kind !== 'orders' && hasSound) playTone('news')
    },
    [hasSound, choice],
  )
  const { isLost } = useShopNews(tell)
  useOrderAlarm(waiting)
  useTitleCount(waiting)
  useScreenStaysOn()

  return (
    <>
      <NewsBar isLost={isLost} onShow={onShowOrders} />
      <p role="status">
        <VisuallyHidden>{announced}</VisuallyHidden>
      </p>
    </>
  )
}
