import { Button } from '@dimsum/ui/button.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import type { Message } from '@dimsum/words/sentence'
import { widgets } from '@dimsum/words/widgets'
import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'

/** Copies a text and confirms it. Hidden where the Clipboard API is unavailable (plain HTTP). */
export function CopyButton({ text, label }: { text: string; label: Message }) {
  const [canCopy, setCanCopy] = useState(false)
  const [copied, setCopied] = useState(false)
  useEffect(() => setCanCopy('clipboard' in navigator), [])
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 4000)
    return () => clearTimeout(timer)
  }, [copied])
  if (!canCopy) return null

  const copy = () => {
    // Refused by the browser: the customer can select the visible number.
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCanCopy(false),
    )
  }
  const Icon = copied ? Check : Copy
  return (
    <>
      <Button icon={Icon} variant="outline" onClick={copy}>
        {label}
      </Button>
      <span role="status" className="text-small text-kecap-700">
        {copied && <Say>{widgets.copied}</Say>}
      </span>
    </>
  )
}
