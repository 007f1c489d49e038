import { may, type Role } from '@dimsum/domain/roles'
import { Button } from '@dimsum/ui/button.tsx'
import { Say, useText } from '@dimsum/ui/say.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { RouteLink } from '@dimsum/web/routes/route-link.tsx'
import { dates } from '@dimsum/words/dates'
import { restoredCopy as words } from '@dimsum/words/desk/restored-copy'
import { widgets } from '@dimsum/words/widgets'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ShieldAlert } from 'lucide-react'
import { adminSessionQuery, confirmRestore } from '../../api/session.ts'
import { DialogButton } from '../../components/dialog-button.tsx'
import { toastFailure } from '../../components/toast-failure.ts'

/** Banner on every screen after a restore, until the owner confirms that this copy is the real shop. */
export function CopyBanner({ backupAt, role }: { backupAt: string; role: Role }) {
  const text = useText()
  const isOwner = may(role, 'team')
  return (
    <section
      aria-label={text(words.label)}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 bg-kunyit-100 px-4 py-2 text-kunyit-800 print:hidden"
    >
      <p className="min-w-0 flex-1 basis-80 font-bold">
        <Say>{words.banner(dates.moment(new Date(backupAt)))}</Say> {!isOwner && <Say>{words.askOwner}</Say>}
      </p>
      {isOwner && (
        <DialogButton icon={ShieldAlert} label={words.check} title={words.title} description={words.about}>
          {(close) => <Confirmation close={close} />}
        </DialogButton>
      )}
    </section>
  )
}

function Confirmation({ close }: { close: () => void }) {
  const queries = useQueryClient()
  const confirming = useMutation({
    mutationFn: confirmRestore,
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: adminSessionQuery.queryKey })
      toast({ title: words.confirmed, tone: 'success' })
      close()
    },
    onError: toastFailure(words.notConfirmed),
  })
  return (
    <div className="grid gap-4">
      <ol className="list-decimal space-y-2 pl-5">
        <Say.li>{words.team}</Say.li>
        <li>
          <Say>{words.roles}</Say>{' '}
          <RouteLink href="/admin/pengaturan/tim" className="font-bold underline" onClick={close}>
            {words.openTeam}
          </RouteLink>
        </li>
        <li>
          <Say>{words.blocked}</Say>{' '}
          <RouteLink href="/admin/pengaturan/pelanggan" className="font-bold underline" onClick={close}>
            {words.openBlocked}
          </RouteLink>
        </li>
      </ol>
      <Say.p>{words.onlyOne}</Say.p>
      <Button onClick={() => confirming.mutate()} busy={confirming.isPending} busyText={widgets.saving}>
        {words.confirm}
      </Button>
    </div>
  )
}
