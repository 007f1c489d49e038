import { formatOrderId } from '@dimsum/domain/order-number'
import { Button } from '@dimsum/ui/button.tsx'
import type { useChangeMany } from './use-change-many.ts'

/** What became of a change of several orders: which went, which did not and why. It stays until it is closed. */
export function ManyResult({ changing }: { changing: ReturnType<typeof useChangeMany> }) {
  const { progress, result, takeBack, close } = changing
  return (
    <div lang="id" role="status">
      {progress && (
        <p className="rounded-input border border-garis-kuat bg-white p-3 font-bold shadow-floating">
          Mengubah {progress.done} dari {progress.of} pesanan…
        </p>
      )}
      {result && (
        <div className="grid max-h-[40dvh] gap-2 overflow-y-auto rounded-input border border-garis-kuat bg-white p-3 shadow-floating">
          <p className="font-bold">
            {result.went.length} pesanan {result.isTakenBack ? 'dikembalikan' : 'berubah'}
            {result.refused.length > 0 && `, ${result.refused.length} tidak`}
          </p>
          {result.went.length > 0 && <Numbers of={result.went} />}
          {result.unchanged.length > 0 && (
            <p>
              Tidak perlu diubah: <Numbers of={result.unchanged.map((id) => ({ id }))} />
            </p>
          )}
          {result.refused.length > 0 && (
            <ul className="grid gap-1 text-cabai-700">
              {result.refused.map(({ id, why }) => (
                <li key={id} className="wrap-anywhere">
                  <span className="font-bold">#{formatOrderId(id)}</span> belum berubah:{' '}
                  <span lang="en">{why}</span>
                </li>
              ))}
            </ul>
          )}
          <div className="flex flex-wrap gap-2">
            {result.went.length > 0 && !result.isTakenBack && (
              <Button variant="outline" onClick={takeBack}>
                Urungkan
              </Button>
            )}
            <Button variant="quiet" onClick={close}>
              Tutup
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}

const Numbers = ({ of }: { of: readonly { id: number }[] }) => (
  <span className="text-small">{of.map(({ id }) => `#${formatOrderId(id)}`).join(', ')}</span>
)
