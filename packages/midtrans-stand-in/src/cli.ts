import { parseArgs } from 'node:util'
import { exampleClientKey, exampleServerKey } from './keys.ts'
import { createStandIn, type StandInOptions } from './stand-in.ts'

/**
 * Runs the stand-in as a process of its own, for tests and for trying it out. Prints one JSON line with its address
 * and keys once it listens; stops on SIGTERM or SIGINT.
 */
const usage = `Usage: midtrans-stand-in [options]

  --host ADDRESS              default 127.0.0.1
  --port NUMBER               default 0, a free one
  --server-key, --client-key  default: the example keys; others are refused unless they carry a demo prefix
  --public-base-url URL       where browsers reach it, if not at its own address
  --notification-url URL      Payment Notification URL; may be given more than once
  --finish-url URL            Finish URL
  --shop-origin ORIGIN        a site that may show the popup; may be given more than once
  --retry-delay-scale NUMBER  factor on the retry intervals of 2 to 210 minutes, default 1
  --answer-timeout-ms NUMBER  default 15000
  --hang-ms NUMBER            how long a fault that never answers holds the connection, default 60000
  --seed TEXT                 repeatable ids and numbers
  --state-file PATH           keep transactions across restarts
  --locale id|en              language of the payment page, default id
  --control                   serve /control
  --help
`

const { values } = parseArgs({
  options: {
    host: { type: 'string', default: '127.0.0.1' },
    port: { type: 'string', default: '0' },
    'server-key': { type: 'string', default: exampleServerKey },
    'client-key': { type: 'string', default: exampleClientKey },
    'public-base-url': { type: 'string' },
    'notification-url': { type: 'string', multiple: true, default: [] },
    'finish-url': { type: 'string' },
    'shop-origin': { type: 'string', multiple: true, default: [] },
    'retry-delay-scale': { type: 'string', default: '1' },
    'answer-timeout-ms': { type: 'string', default: '15000' },
    'hang-ms': { type: 'string', default: '60000' },
    seed: { type: 'string' },
    'state-file': { type: 'string' },
    locale: { type: 'string', default: 'id' },
    control: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

if (values.help) process.stdout.write(usage)
else await run()

async function run(): Promise<void> {
  const options: StandInOptions = {
    serverKey: values['server-key'],
    clientKey: values['client-key'],
    notificationUrls: values['notification-url'],
    shopOrigins: values['shop-origin'],
    retryDelayScale: Number(values['retry-delay-scale']),
    answerTimeoutMs: Number(values['answer-timeout-ms']),
    hangMs: Number(values['hang-ms']),
    locale: values.locale === 'en' ? 'en' : 'id',
    control: values.control,
    ...(values['public-base-url'] !== undefined && { publicBaseUrl: values['public-base-url'] }),
    ...(values['finish-url'] !== undefined && { finishUrl: values['finish-url'] }),
    ...(values.seed !== undefined && { seed: values.seed }),
    ...(values['state-file'] !== undefined && { stateFile: values['state-file'] }),
  }
  const standIn = createStandIn(options)
  const { url } = await standIn.listen({ host: values.host, port: Number(values.port) })
  process.stdout.write(
    `${JSON.stringify({ url, clientKey: options.clientKey, serverKey: options.serverKey })}\n`,
  )
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void standIn.close())
}
