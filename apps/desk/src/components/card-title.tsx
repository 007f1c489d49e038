import { type MessageNode, Say } from '@dimsum/ui/say.tsx'
import type { ComponentProps } from 'react'

type CardTitleProps = Omit<ComponentProps<'h2'>, 'title' | 'about' | 'children'> & {
  title: MessageNode
  /** What the card is for. */
  about?: MessageNode
}

/** The heading of a card. Other props are the heading's. */
export function CardTitle({ title, about, className = '', ...props }: CardTitleProps) {
  const heading = (
    <Say.h2 {...props} className={`text-[1.25rem] leading-7 font-bold ${className}`}>
      {title}
    </Say.h2>
  )
  if (!about) return heading
  return (
    <div>
      {heading}
      <Say.p className="mt-1 text-kecap-700">{about}</Say.p>
    </div>
  )
}
