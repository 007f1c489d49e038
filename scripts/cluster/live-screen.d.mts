/** The owner's live screen, as her browser keeps it: it reconnects by itself and names the last message it saw. */
export interface LiveScreen {
  /** Resolves when it is connected for the first time: it hears of everything from then on. */
  opened: Promise<void>
  /** Whether it heard of this event, or was asked to read everything anew after it. */
  knows(event: { id: number; at: Date }): boolean
  close(): void
}

/** @param cookie of the owner's session */
export function openLiveScreen(origin: string, cookie: string): LiveScreen
