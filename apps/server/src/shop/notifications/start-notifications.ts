import { quietForMs } from '@dimsum/domain/order-messages'
import { type PeriodicJob, startPeriodicJob } from '../../platform/jobs/periodic-job.ts'
import type { LaneLog } from '../../platform/outbox/channel-lane.ts'
import { startOutbox } from '../../platform/outbox/start-outbox.ts'
import type { ShopParts } from '../shop-parts.ts'
import { raiseUndelivered, readWhatsappSettings } from '../whatsapp/whatsapp.queries.ts'
import { addressEvents } from './address-events.queries.ts'
import { announceDaySummary } from './announce-day-summary.ts'
import { createMailSender } from './mail-sender.ts'
import { createPushSender } from './push-sender.ts'
import { removeOldOrderSubscriptions } from './push-subscriptions.queries.ts'
import { createWhatsappSender } from './whatsapp-sender.ts'

type Parts = Pick<ShopParts, 'db' | 'settings' | 'now'> & {
  config: Pick<ShopParts['config'], 'publicOrigin' | 'messages'>
  log: LaneLog
  settleMs?: number
}

const minuteMs = 60_000
/** Longer than the desk offers «Urungkan» after a change of status. */
const usualSettleMs = 10_000
/** No order is open for longer; its customer's subscription is removed then. */
const orderSubscriptionDays = 60
/** A WhatsApp message not delivered by then is listed for the owner. */
const undeliveredHours = 3

/**
 * Sends notifications while the process runs: pushes always, e-mail when SMTP_URL is set, WhatsApp when
 * its account is set. Every process may run it. `run` sends everything that is due now.
 */
export const startNotifications = (parts: Parts, intervalMs?: number): PeriodicJob => {
  const { db, settings, config, log, settleMs = usualSettleMs } = parts
  const { smtpUrl, whatsapp } = config.messages
  const sending = { db, settings, now: parts.now, publicOrigin: config.publicOrigin }
  const outbox = startOutbox(
    {
      db,
      senders: [
        createPushSender(sending),
        ...(smtpUrl ? [createMailSender({ ...sending, smtpUrl })] : []),
        ...(whatsapp ? [createWhatsappSender({ ...sending, access: whatsapp })] : []),
      ],
      addressEvents: async (channels) => {
        const quiet = whatsapp ? (await readWhatsappSettings(db)).quietHours : null
        return addressEvents(db, channels, { settleMs, quietMs: quietForMs(parts.now(), quiet) })
      },
      log,
    },
    intervalMs,
  )
  const daily = startPeriodicJob(async () => {
    try {
      await announceDaySummary(db, parts.now(), await settings.current())
      await removeOldOrderSubscriptions(db, orderSubscriptionDays)
      if (whatsapp) await raiseUndelivered(db, undeliveredHours)
    } catch (error) {
      log.error({ err: error }, 'the daily summary could not be queued')
    }
  }, minuteMs)
  return {
    run: async () => {
      await daily.run()
      await outbox.run()
    },
    stop: async () => void (await Promise.all([daily.stop(), outbox.stop()])),
  }
}
