/**
 * Decodes Code 128 from one row of a picture, for browsers without `BarcodeDetector` (iPhone, Firefox). Control
 * characters and shifts are left out, because our labels have none. Symbols and check digit follow ISO/IEC 15417.
 */

/** Widths of the six bars and spaces of each symbol in modules. 103 to 105 start code sets A, B and C; 106 is stop. */
const widths = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 ' +
  '123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 ' +
  '232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 ' +
  '313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 ' +
  '111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 ' +
  '111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 ' +
  '114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 233111'
)
  .split(' ')
  .map((symbol) => [...symbol].map(Number))

const startA = 103
const sets = ['A', 'B', 'C'] as const
const toC = 99
const toB = 100
const toA = 101
/** Stop symbol; one more bar follows it. */
const stop = 106

const modules = 11
const checkBase = 103
/** Min symbols of a label; fewer is a random match. */
const minSymbols = 5
/** Max sum of deviations of the six widths, in modules. */
const tolerance = 2.2
/** Max deviation of a single width, in modules. */
const widthTolerance = 0.8

/** Decodes a row of brightness values (0 black to 255 white) in either direction; `null` without a barcode. */
export function readCode128(row: Uint8Array | Uint8ClampedArray): string | null {
  const runs = runsOf(row)
  return readForwards(runs) ?? readForwards(runs.toReversed())
}

type Run = { isDark: boolean; length: number }

/** Min brightness difference; a part of the row with less is blank paper. */
const minContrast = 24

/**
 * Runs of dark and light. Their lengths are fractions of pixels: an edge is where the brightness crosses the threshold.
 */
function runsOf(row: Uint8Array | Uint8ClampedArray): Run[] {
  const middle = middlesOf(row)
  const runs: Run[] = []
  let begun = 0
  for (let x = 1; x <= row.length; x += 1) {
    const [before, here] = [row[x - 1] ?? 0, row[x] ?? 0]
    const wasDark = before < (middle[x - 1] ?? 0)
    if (x < row.length && here < (middle[x] ?? 0) === wasDark) continue
    const crossing = here === before ? 0.5 : ((middle[x] ?? 0) - before) / (here - before)
    const edge = x === row.length ? x : x - 0.5 + Math.min(1, Math.max(0, crossing)) - 0.5
    runs.push({ isDark: wasDark, length: edge - begun })
    begun = edge
  }
  return runs
}

/** Local threshold per pixel: halfway between the darkest and lightest value nearby, because light is uneven. */
function middlesOf(row: Uint8Array | Uint8ClampedArray): Float32Array {
  const size = Math.max(12, Math.ceil(row.length / 24))
  const blocks: { low: number; high: number }[] = []
  for (const [x, value] of row.entries()) {
    const block = blocks[Math.floor(x / size)]
    if (!block) blocks.push({ low: value, high: value })
    else if (value < block.low) block.low = value
    else if (value > block.high) block.high = value
  }
  const middles = blocks.map((_, block) => {
    const near = blocks.slice(Math.max(0, block - 1), block + 2)
    const low = Math.min(...near.map((one) => one.low))
    const high = Math.max(...near.map((one) => one.high))
    return high - low < minContrast ? 0 : (low + high) / 2
  })
  return Float32Array.from(row, (_, x) => middles[Math.floor(x / size)] ?? 0)
}

function readForwards(runs: readonly Run[]): string | null {
  for (let at = 0; at + 6 * minSymbols < runs.length; at += 1) {
    if (!runs[at]?.isDark) continue
    const start = symbolAt(runs, at)
    if (start === null || start < startA || start === stop) continue
    const symbols = symbolsFrom(runs, at)
    const text = symbols && textOf(symbols)
    if (text) return text
  }
  return null
}

/** Start, data and check symbols from this run on, without the stop; `null` without an end. */
function symbolsFrom(runs: readonly Run[], from: number): number[] | null {
  const symbols: number[] = []
  for (let at = from; at + 5 < runs.length; at += 6) {
    const symbol = symbolAt(runs, at)
    if (symbol === stop) return symbols.length > minSymbols ? symbols : null
    if (symbol === null) return null
    symbols.push(symbol)
  }
  return null
}

function symbolAt(runs: readonly Run[], at: number): number | null {
  let best: number | null = null
  let least = tolerance
  for (const [symbol, pattern] of widths.entries()) {
    const off = distance(runs, at, pattern)
    if (off < least) {
      least = off
      best = symbol
    }
  }
  return best
}

/** Deviation of six runs from a symbol in modules; infinite when one width is off by more than `widthTolerance`. */
function distance(runs: readonly Run[], at: number, pattern: readonly number[]): number {
  let total = 0
  for (let n = 0; n < 6; n += 1) total += runs[at + n]?.length ?? 0
  let off = 0
  for (let n = 0; n < 6; n += 1) {
    const one = Math.abs(((runs[at + n]?.length ?? 0) * modules) / total - (pattern[n] ?? 0))
    if (one > widthTolerance) return Number.POSITIVE_INFINITY
    off += one
  }
  return off
}

function textOf(symbols: readonly number[]): string | null {
  const [start = 0, ...rest] = symbols
  const check = rest.at(-1)
  const data = rest.slice(0, -1)
  const sum = data.reduce((all, symbol, place) => all + symbol * (place + 1), start)
  if (sum % checkBase !== check) return null
  let set = sets[start - startA]
  let text = ''
  for (const symbol of data) {
    const next = symbol === toC && set !== 'C' ? 'C' : symbol === toB && set !== 'B' ? 'B' : undefined
    if (next) set = next
    else if (symbol === toA && set !== 'A') set = 'A'
    else if (set === 'C' && symbol < 100) text += String(symbol).padStart(2, '0')
    else if (symbol < (set === 'A' ? 64 : 96) && set !== 'C') text += String.fromCharCode(symbol + 32)
    else return null
  }
  return text
}
