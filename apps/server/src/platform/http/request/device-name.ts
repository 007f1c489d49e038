const browsers: readonly [name: string, sign: RegExp][] = [
  ['Samsung Internet', /SamsungBrowser/],
  ['Opera', /OPR\//],
  ['Edge', /Edg/],
  ['Firefox', /Firefox|FxiOS/],
  ['Chrome', /Chrome|CriOS/],
  ['Safari', /Safari|AppleWebKit/],
]
const systems: readonly [name: string, sign: RegExp][] = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh/],
  ['Linux', /Linux/],
]

const found = (list: readonly [string, RegExp][], agent: string) =>
  list.find(([, sign]) => sign.test(agent))?.[0]

/** `Chrome, Android`: enough to tell one's devices apart; the rest of the user agent is not stored. */
export const deviceName = (agent = ''): string =>
  [found(browsers, agent) ?? 'Browser', found(systems, agent)].filter(Boolean).join(', ')
