import { useEffect, useState } from 'react'

/** After 8 s of waiting says that the wait goes on, so the user does not press again or leave. */
export function SlowNotice({
  waiting,
  text = 'Masih memproses, mohon tunggu…',
  className = '',
}: {
  waiting: boolean
  text?: string
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
      {slow ? text : ''}
    </p>
  )
}
