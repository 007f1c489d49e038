import type { ComponentProps } from 'react'
import { type MessageNode, Say } from './say.tsx'

const tones = {
  halal: 'bg-pandan-100 text-pandan-800',
  popular: 'bg-kunyit-500 text-kecap-900',
  positive: 'bg-ready-tint text-ready',
  warning: 'bg-kunyit-100 text-kunyit-800',
  danger: 'bg-cabai-100 text-cabai-700',
  plain: 'bg-plain-tint text-plain',
}
export type BadgeTone = keyof typeof tones

type BadgeProps = Omit<ComponentProps<'span'>, 'children'> & { tone?: BadgeTone; children: MessageNode }

/** A short text on a tinted background. Its meaning must not depend on the colour. */
export function Badge({ tone = 'plain', className = '', children, ...rest }: BadgeProps) {
  return (
    <span
      {...rest}
      className={`inline-flex w-fit max-w-full items-center gap-1.5 rounded-pill px-3 py-1 text-caption font-bold ${tones[tone]} ${className}`}
    >
      <Say>{children}</Say>
    </span>
  )
}
