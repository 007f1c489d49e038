import fc from 'fast-check'
import type { OrderGoods } from './goods-model.ts'
import type { Lane } from './lane.ts'
import type { OrderMoney } from './money-model.ts'

/** `deposit` is what was offered when the order was placed. */
export type Model = { goods: OrderGoods; money: OrderMoney; deposit: number | null }

type Kind<Values> = {
  /** How often it is chosen. */
  weight: number
  values: { [Name in keyof Values]: fc.Arbitrary<Values[Name]> }
  /** Performs the act in the model. Returns whether the shop must accept it. */
  foresee: (model: Model, values: Values) => boolean
  /** Performs the act in the shop. Rejects with a `ShopError` when the shop refuses it. */
  perform: (lane: Lane, values: Values) => Promise<unknown>
}
/** Infers the values of a kind of act. */
export const act = <Values extends object>(kind: Kind<Values>) => kind

type Kinds = Record<string, { values: object }>
type ValuesOf<K> = K extends { foresee: (model: Model, values: infer Values) => boolean } ? Values : never
/** An act as data, so that a failure prints it and a test can repeat it. */
export type ActOf<All extends Kinds> = { [Name in keyof All]: { act: Name } & ValuesOf<All[Name]> }[keyof All]

export const anyActOf = <All extends Kinds>(kinds: All): fc.Arbitrary<ActOf<All>> =>
  fc.oneof(
    ...Object.entries(kinds as unknown as Record<string, Kind<object>>).map(([name, { weight, values }]) => ({
      weight,
      arbitrary: fc.record({ act: fc.constant(name), ...values }),
    })),
  ) as unknown as fc.Arbitrary<ActOf<All>>
