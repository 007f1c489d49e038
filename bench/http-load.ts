import autocannon from 'autocannon'

/** What came back: requests a second, latencies in ms, answers that were not 2xx. */
export type Load = { perSecond: number; p50: number; p95: number; p99: number; refused: number }

let address = 0
/** A customer's address nobody used before. */
const nextAddress = () => {
  address += 1
  return `10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`
}

/** Loads one path for some seconds over keep-alive connections, each request from a new customer's address. */
export async function load(
  url: string,
  request: Pick<autocannon.Request, 'method' | 'path' | 'headers' | 'body'>,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Load> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: [
      {
        ...request,
        setupRequest: (next) => ({
          ...next,
          headers: { ...next.headers, 'x-forwarded-for': nextAddress() },
        }),
      },
    ],
  })
  return {
    perSecond: result['2xx'] / result.duration,
    p50: result.latency.p50,
    p95: result.latency.p97_5,
    p99: result.latency.p99,
    refused: result.non2xx + result.errors,
  }
}
