import type { Call } from './http.ts'

/** Records what the merchant asked and how it was answered; its key is left out of the record. */
export async function recordAndAnswer(
  { provider, request }: Call,
  body: unknown,
  answer: () => Promise<number | undefined>,
): Promise<void> {
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    value === undefined || name === 'authorization' || name === 'cookie' ? [] : [[name, String(value)]],
  )
  const record = {
    at: provider.schedule.now(),
    method: request.method ?? '',
    path: request.url ?? '',
    headers: Object.fromEntries(headers),
    body,
  }
  provider.store.record(record)
  const answered = await answer()
  if (answered !== undefined) Object.assign(record, { answered })
}
