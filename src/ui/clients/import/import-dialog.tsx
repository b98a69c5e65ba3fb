import { ActionButton } from '@/ui/kit/action-button'
import { Button } from '@/ui/kit/button'
import { Dialog } from '@/ui/kit/dialog'
import { ChooseStep } from './choose-step'
import { MatchStep } from './match-step'
import { PreviewStep } from './preview-step'
import { counted, type Import, type ImportDialogProps, useImport } from './use-import'

const TITLES = {
  choose: 'Import clients',
  match: 'Match columns',
  preview: 'Check and import',
} as const satisfies Record<Import['step'], string>

/** Imports clients from a CSV file: a file, its columns, a look at every row, then all in one request that one Undo takes back. */
export const ImportDialog = (props: ImportDialogProps) => {
  const given = useImport(props)
  const { step, busy, go } = given
  return (
    <Dialog
      open
      size="lg"
      title={TITLES[step]}
      // What is under way is either done or refused; closing would hide which.
      onClose={() => !busy && props.onClose()}
      footer={
        <>
          {step === 'choose' && (
            <Button variant="outline" onClick={props.onClose}>
              Cancel
            </Button>
          )}
          {step === 'match' && (
            <>
              <Button variant="outline" onClick={() => go('choose')}>
                Choose another file
              </Button>
              <ActionButton
                disabledReason={
                  given.table.rows.length === 0 ? 'This file has no row but the names of its columns.' : null
                }
                onClick={() => go('preview')}
              >
                Continue
              </ActionButton>
            </>
          )}
          {step === 'preview' && (
            <>
              <Button variant="outline" disabled={busy} onClick={() => go('match')}>
                Back to columns
              </Button>
              <ActionButton
                loading={busy}
                loadingLabel="Importing..."
                disabledReason={given.planned.length === 0 ? 'No row can be imported.' : null}
                onClick={() => void given.send()}
              >
                {`Import ${counted(given.planned.length, 'client')}`}
              </ActionButton>
            </>
          )}
        </>
      }
    >
      {step === 'choose' && <ChooseStep {...given} />}
      {step === 'match' && <MatchStep {...given} />}
      {step === 'preview' && <PreviewStep {...given} />}
    </Dialog>
  )
}
