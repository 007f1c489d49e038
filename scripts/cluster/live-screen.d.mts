/** The owner's live screen in a browser: it reconnects by itself. */
export interface LiveScreen {
  /** Resolves when it is connected for the first time: it receives all later events. */
  opened: Promise<void>
  /** Whether it received this event, or was told to read everything again after it. */
  knows(event: { id: number; at: Date }): boolean
  close(): void
}

/** @param cookie of the owner's session */
export function openLiveScreen(origin: string, cookie: string): LiveScreen
