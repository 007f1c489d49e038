import type { LoadStatement } from './load/sql-load.ts'

/** Orders of a load, in rotation: two of each package. */
export const ordered = [
  { packageType: '10pcs', unitPrice: 30_000 },
  { packageType: '20pcs', unitPrice: 58_000 },
  { packageType: '100pcs', unitPrice: 270_000 },
] as const

/** SQL of the argument of `place_order` for one customer. */
const value = (customer: string, line: { packageType: string; unitPrice: string }) => `jsonb_build_object(
  'token_hash', '\\x' || md5(random()::text) || md5(random()::text), 'actor', 'customer', 'override_kitchen', false,
  'order', jsonb_build_object('customer_name', 'Sari Beban', 'customer_phone', '08' || ${customer},
    'phone_key', '8' || ${customer}, 'customer_address', 'Jl. Melati No. 7, Bekasi', 'is_delivery', true, 'source', 'web'),
  'lines', jsonb_build_array(jsonb_build_object('package_type', ${line.packageType}, 'quantity', 2, 'unit_price', ${line.unitPrice})))`

const parameters = { packageType: '$2::text', unitPrice: '$3::integer' }

/** The shop's own transaction, through the driver; the call's number makes the customer unique. */
export const placeOrderStatement: LoadStatement = {
  name: 'bench_place_order',
  text: `select outcome, keeps_cookie, row_to_json(stored), lines from place_order(${value('$1::text', parameters)})`,
  values: (n) => {
    const { packageType, unitPrice } = ordered[n % ordered.length] ?? ordered[0]
    return [String(2_000_000_000 + n), packageType, unitPrice]
  },
}

const oneOf = (values: readonly (string | number)[]) =>
  `(array[${values.map((each) => (typeof each === 'string' ? `'${each}'` : each)).join(', ')}])[:which]`

const chosen = {
  packageType: oneOf(ordered.map(({ packageType }) => packageType)),
  unitPrice: oneOf(ordered.map(({ unitPrice }) => unitPrice)),
}

/** The same for pgbench. */
export const placeOrderScript = `\\set customer random(1000000000, 9999999999)
\\set which random(1, ${ordered.length})
select * from place_order(${value(':customer::text', chosen)});
`.replaceAll('\n  ', ' ')
