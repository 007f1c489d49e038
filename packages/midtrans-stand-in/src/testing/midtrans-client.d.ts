/** The part of the official package that the tests call; it ships without types. */
declare module 'midtrans-client' {
  type Reply = Record<string, unknown> & { token?: string; redirect_url?: string }

  class Snap {
    constructor(options: { isProduction: boolean; serverKey: string; clientKey: string })
    apiConfig: {
      getSnapApiBaseUrl: () => string
      getCoreApiBaseUrl: () => string
      set(options: { serverKey: string }): void
    }
    createTransaction(body: unknown): Promise<Reply>
    transaction: {
      status(id: string): Promise<Reply>
      cancel(id: string): Promise<Reply>
      expire(id: string): Promise<Reply>
      refund(id: string, body: unknown): Promise<Reply>
      refundDirect(id: string, body: unknown): Promise<Reply>
      notification(body: unknown): Promise<Reply>
    }
  }

  const midtransClient: { Snap: typeof Snap }
  export default midtransClient
}
