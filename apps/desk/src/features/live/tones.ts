/**
 * Two short tones from the Web Audio API, loud enough for a kitchen. Browsers block sound until a user gesture, so call
 * `allowSound` in the handler of one.
 */
export type Tone = 'order' | 'news'

/** Frequencies (Hz), played for `noteSeconds` each. */
const melodies: Record<Tone, readonly number[]> = { order: [784, 1047, 784, 1047], news: [659] }
const noteSeconds = 0.16
const loudness = 0.35

let context: AudioContext | undefined

/** Enables sound. Returns false without the Web Audio API. */
export function allowSound(): boolean {
  if (typeof AudioContext === 'undefined') return false
  context ??= new AudioContext()
  void context.resume().catch(() => {})
  return true
}

export function playTone(tone: Tone) {
  if (!allowSound() || !context) return
  const gain = context.createGain()
  gain.gain.value = loudness
  gain.connect(context.destination)
  melodies[tone].forEach((frequency, i) => {
    if (!context) return
    const note = context.createOscillator()
    note.frequency.value = frequency
    note.connect(gain)
    const start = context.currentTime + i * noteSeconds
    note.start(start)
    note.stop(start + noteSeconds * 0.9)
  })
}
