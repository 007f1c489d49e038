import type { ManualTransfer } from '@dimsum/contract/manual-transfer'
import { queryOptions } from '@tanstack/react-query'
import { api } from './client.ts'
import { type UploadOptions, upload } from './upload.ts'

const transferPath = (orderId: number) => `/api/orders/${orderId}/transfer`

/** How to pay an order by a transfer, and the proofs sent so far. */
export const manualTransferQuery = (orderId: number) =>
  queryOptions({
    queryKey: ['orders', orderId, 'transfer'],
    queryFn: ({ signal }) => api.get<ManualTransfer>(transferPath(orderId), { signal }),
  })

export const sendProof = (orderId: number, jpeg: Blob, options: UploadOptions) =>
  upload<ManualTransfer>(`${transferPath(orderId)}/proofs`, jpeg, options)

export const proofPath = (orderId: number, proofId: number) => `${transferPath(orderId)}/proofs/${proofId}`
