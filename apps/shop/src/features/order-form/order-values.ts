import type { PlaceOrderInput } from '@dimsum/contract/place-order'

/** Values of the form, validated by the contract's schema like on the server. */
export type OrderValues = PlaceOrderInput & {
  /** Of the package chosen first: ids of its options. */
  choices?: number[] | undefined
}
