import { Button } from '@dimsum/ui/button.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { appWords } from '@dimsum/words/app'
import { Component, type ReactNode } from 'react'
import { ShopPhoneLink } from '../components/phone-link.tsx'

/**
 * Catches a page that cannot be rendered: a bug, or code that failed to load (bad connection, or a new version was
 * installed). Shows what is kept and one link.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <PageFailed /> : this.props.children
  }
}

function PageFailed() {
  return (
    <div className="mx-auto max-w-form px-4 py-16 text-center">
      <Say.h1 className="font-display text-h1 font-semibold">{appWords.pageFailed}</Say.h1>
      <Say.p className="mt-3 text-kecap-700" parts={{ phone: <ShopPhoneLink /> }}>
        {appWords.nothingIsLost}
      </Say.p>
      <div className="mt-6">
        <Button size="lg" onClick={() => location.reload()}>
          {appWords.reload}
        </Button>
      </div>
    </div>
  )
}
