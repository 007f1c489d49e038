import { widgets } from '@dimsum/words/widgets'
import { useEffect, useState } from 'react'
import { type MessageNode, Say } from './say.tsx'

/** After 8 s of waiting shows that the request is still running, so that the user does not press again or leave. */
export function SlowNotice({
  waiting,
  text = widgets.stillWorking,
  className = '',
}: {
  waiting: boolean
  text?: MessageNode
  className?: string
}) {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => setSlow(true), 8000)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [waiting])
  return (
    <p role="status" className={slow ? `text-small text-kecap-700 ${className}` : 'sr-only'}>
      {slow && <Say>{text}</Say>}
    </p>
  )
}
