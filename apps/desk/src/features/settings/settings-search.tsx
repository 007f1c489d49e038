import { Say, useText } from '@dimsum/ui/say.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { useSendsWhatsapp } from '@dimsum/web/api/shop.ts'
import { RouteLink } from '@dimsum/web/routes/route-link.tsx'
import { settings } from '@dimsum/words/desk/settings'
import { Search } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useHasRight } from '../../components/use-has-right.ts'
import { type Finding, findSettings } from './sections/find-settings.ts'
import { isThere, sectionPath } from './sections/sections.ts'

type SettingsSearchProps = {
  /** Focuses the field of a result; the link itself changes the URL. */
  onChoose: (finding: Finding) => void
  /** Opens a result on Enter. */
  onEnter: (finding: Finding) => void
  /** Content shown while the search is empty. */
  children: ReactNode
}

/** Searches settings by label or synonym; a result leads to its field. */
export function SettingsSearch({ onChoose, onEnter, children }: SettingsSearchProps) {
  const may = useHasRight()
  const text = useText()
  const [typed, setTyped] = useState('')
  const sendsWhatsapp = useSendsWhatsapp()
  const found = findSettings(typed, may).filter(({ section }) => isThere(section.id, sendsWhatsapp))
  const isAsked = typed.trim() !== ''
  const enter = (event: KeyboardEvent) => {
    // While an IME composes a word, Enter belongs to it.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !found[0]) return
    event.preventDefault()
    setTyped('')
    onEnter(found[0])
  }
  return (
    <>
      <search>
        <TextField
          name="find-setting"
          type="search"
          label={settings.search}
          value={typed}
          maxLength={60}
          enterKeyHint="go"
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={enter}
          trailing={<Search aria-hidden="true" className="mr-4 size-5 text-kecap-600" strokeWidth={1.75} />}
        />
      </search>
      <p role="status" className={isAsked ? 'text-small text-kecap-700' : 'sr-only'}>
        {isAsked && (
          <Say>{found.length > 0 ? settings.found(found.length) : settings.nothingFound(typed)}</Say>
        )}
      </p>
      {isAsked ? (
        <ul aria-label={text(settings.results)} className="grid gap-1">
          {found.map((finding) => (
            <li key={`${finding.section.id} ${finding.label.id}`}>
              <RouteLink
                href={findingPath(finding)}
                state={{ fromList: true }}
                onClick={() => {
                  setTyped('')
                  onChoose(finding)
                }}
                className="block rounded-button px-3 py-2 hover:bg-santan-100"
              >
                <Say.span className="block font-bold text-pandan-700">{finding.label}</Say.span>
                <Say.span className="block text-small text-kecap-700">{finding.section.name}</Say.span>
              </RouteLink>
            </li>
          ))}
        </ul>
      ) : (
        children
      )}
    </>
  )
}

/** URL of a result with the field, so that it can be shared. */
export const findingPath = ({ section, control }: Finding): string =>
  `${sectionPath(section.id)}${control ? `#${control}` : ''}`
