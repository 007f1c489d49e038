import { parseArgs } from 'node:util'
import { exampleClientKey, exampleServerKey } from './keys.ts'
import { createStandIn } from './stand-in.ts'

/**
 * Runs the stand-in as a process, for tests and demos. Prints one JSON line with its URL and keys once it listens;
 * stops on SIGTERM or SIGINT.
 */
const usage = `Usage: midtrans-stand-in [options]

  --notification-url URL      Payment Notification URL; may be given more than once
  --retry-delay-scale NUMBER  factor on the retry intervals of 2 to 210 minutes, default 1
  --seed TEXT                 repeatable ids and numbers
  --control                   serve /control
  --help
`

const { values } = parseArgs({
  options: {
    'notification-url': { type: 'string', multiple: true, default: [] },
    'retry-delay-scale': { type: 'string', default: '1' },
    seed: { type: 'string' },
    control: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

async function run(): Promise<void> {
  const keys = { serverKey: exampleServerKey, clientKey: exampleClientKey }
  const standIn = createStandIn({
    ...keys,
    notificationUrls: values['notification-url'],
    retryDelayScale: Number(values['retry-delay-scale']),
    control: values.control,
    ...(values.seed !== undefined && { seed: values.seed }),
  })
  const { url } = await standIn.listen({ host: '127.0.0.1', port: 0 })
  process.stdout.write(`${JSON.stringify({ url, ...keys })}\n`)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void standIn.close())
}

if (values.help) process.stdout.write(usage)
else void run()
