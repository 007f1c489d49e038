/** Shared by buttons and by links that look like buttons. */
export type ButtonStyle = {
  /** One `primary` per view. `danger` is for destructive actions; `inverse` is for dark backgrounds. */
  variant?: 'primary' | 'outline' | 'quiet' | 'danger' | 'inverse'
  /** Heights: md 48 px (min in the shop), lg 52 px, xl 56 px (kitchen). */
  size?: 'md' | 'lg' | 'xl'
  /** Fills the width of its container. */
  wide?: boolean
}

/** Forced colours remove backgrounds, so the button needs a border. */
const edge = 'forced-colors:border'

const variants = {
  primary: `${edge} bg-pandan-700 text-white hover:bg-pandan-800 active:bg-pandan-800`,
  outline: 'border border-garis-kuat bg-white text-kecap-900 hover:bg-santan-100 active:bg-santan-200',
  quiet: 'text-pandan-700 hover:bg-santan-100 active:bg-santan-200',
  danger: `${edge} bg-cabai-600 text-white hover:bg-cabai-700 active:bg-cabai-700`,
  inverse: 'border border-santan-200/50 text-santan-50 hover:bg-pandan-800 active:bg-pandan-800',
}

const sizes = {
  md: 'min-h-12 px-[min(1.25rem,6vw)]',
  lg: 'min-h-13 px-[min(1.5rem,6vw)]',
  xl: 'min-h-14 px-[min(1.5rem,6vw)]',
}

/** Classes of a button, also for an `<a>` that looks like one. */
export function buttonStyle({ variant = 'primary', size = 'md', wide = false }: ButtonStyle = {}): string {
  return [
    'inline-flex items-center justify-center gap-2 rounded-button py-2 text-center font-bold no-underline',
    'transition-[background-color,transform] duration-120 ease-kitchen active:scale-[0.98] motion-reduce:active:scale-100 disabled:opacity-60',
    variants[variant],
    sizes[size],
    wide ? 'w-full' : '',
  ].join(' ')
}
