/**
 * The contract's schema as the form's validator. A file of its own: it is fetched when the customer leaves the first field, so
 * that the form itself is there sooner.
 */
import '@dimsum/web/api/schema-setup.ts'
import { PlaceOrder } from '@dimsum/contract/place-order'
import { zodResolver } from '@hookform/resolvers/zod'

export const judge = zodResolver(PlaceOrder)
