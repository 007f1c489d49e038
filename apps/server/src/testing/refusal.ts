import { ShopError } from '../platform/errors/shop-error.ts'

/** The ShopError that `work` throws; any other error, and success, fails the test. */
export const refusalOf = async (work: Promise<unknown>): Promise<ShopError> => {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof ShopError)) throw new Error(`No refusal but ${String(error)}`)
  return error
}
