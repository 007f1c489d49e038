import type { ElsewhereChange } from '@dimsum/domain/merge-edits'
import { Button } from '@dimsum/ui/button.tsx'
import { Info } from 'lucide-react'
import { useRef } from 'react'
import { partWords } from '../../../components/settings-words.ts'

type ElsewhereNewsProps = {
  /** Of its title, which takes the focus after a refused save. */
  id: string
  changes: readonly ElsewhereChange[]
  /** Saving was tried and refused. */
  isRefused: boolean
  /** Puts what is stored in place of what was typed. */
  onTake: (change: ElsewhereChange) => void
}

/** What another device set while this form was being filled in: what came along, and what is for the owner to decide. */
export function ElsewhereNews({ id, changes, isRefused, onTake }: ElsewhereNewsProps) {
  const title = useRef<HTMLHeadingElement>(null)
  const take = (change: ElsewhereChange) => {
    onTake(change)
    title.current?.focus()
  }
  const isContested = changes.some((change) => change.isContested)
  return (
    <section aria-labelledby={id} className="rounded-input bg-kunyit-100 p-4 text-kunyit-800">
      <h3 ref={title} id={id} tabIndex={-1} className="flex gap-3 font-bold">
        <Info aria-hidden="true" className="mt-0.5 size-5 shrink-0" strokeWidth={1.75} />
        Baru diubah di perangkat lain
      </h3>
      <ul className="mt-2 grid gap-2">
        {changes.map((change) => {
          const { name, words } = partWords(change.part, change.stored)
          return (
            <li key={change.part} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <span className="min-w-0 wrap-anywhere">
                {name}: <strong>{words}</strong>
              </span>
              {change.isContested ? (
                <Button variant="outline" aria-label={`Pakai ${name}: ${words}`} onClick={() => take(change)}>
                  Pakai ini
                </Button>
              ) : (
                <span className="text-small">sudah ikut di sini</span>
              )}
            </li>
          )
        })}
      </ul>
      <p className="mt-2">
        {isRefused && 'Perubahan Anda belum tersimpan. '}
        {isContested
          ? '«Pakai ini» mengambil yang dari perangkat lain, Simpan menyimpan isian Anda.'
          : 'Isian Anda masih ada. Periksa, lalu tekan Simpan.'}
      </p>
    </section>
  )
}
