import { chakra } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { counted } from '@/domain/text/wording'
import { ActionButton } from '@/ui/kit/actions/action-button'
import { Button } from '@/ui/kit/actions/button'
import { ConfirmDialog } from '@/ui/kit/overlays/confirm-dialog'
import { Dialog } from '@/ui/kit/overlays/dialog'
import { ChooseStep } from './choose-step'
import { MatchStep } from './match-step'
import { PreviewStep } from './preview-step'
import { checkingWords, type Import, type ImportDialogProps, useImport } from './use-import'

const TITLES = {
  choose: 'Import clients',
  match: 'Match columns',
  preview: 'Check and import',
} as const satisfies Record<Import['step'], string>

const matchRefusal = ({ table, chosen }: Import): string | null => {
  if (table.rows.length === 0) return 'This file has column names but no rows.'
  return Object.keys(chosen?.matching ?? {}).length === 0 ? 'Choose which column holds what first.' : null
}

/** Imports clients from CSV: file, columns, preview, then a single request that one Undo reverts. */
export const ImportDialog = (props: ImportDialogProps) => {
  const importFlow = useImport(props)
  const { step, busy, go, chosen, close } = importFlow
  const [isAsking, setAsking] = useState(false)
  const begin = useRef<HTMLDivElement>(null)
  const seen = useRef(step)
  // Moves scroll and focus to the top of the next step, because its button is gone.
  useEffect(() => {
    if (seen.current === step) return
    seen.current = step
    begin.current?.focus()
  }, [step])
  const leave = () => (chosen && !importFlow.seemsDone ? setAsking(true) : close())
  return (
    <>
      <Dialog
        open
        size="lg"
        title={TITLES[step]}
        // Closing during the request would hide its outcome.
        onClose={() => !busy && leave()}
        footer={
          <>
            {step === 'choose' && (
              <>
                <Button variant="outline" onClick={leave}>
                  Cancel
                </Button>
                {chosen && (
                  <Button variant="outline" onClick={() => void go('match')}>
                    Back to columns
                  </Button>
                )}
              </>
            )}
            {step === 'match' && (
              <>
                <Button variant="outline" onClick={() => void go('choose')}>
                  Choose another file
                </Button>
                <ActionButton
                  disabledReason={matchRefusal(importFlow)}
                  loading={importFlow.checked !== null}
                  loadingLabel={checkingWords(importFlow.checked ?? 0, importFlow.table.rows.length)}
                  onClick={() => void go('preview')}
                >
                  Continue
                </ActionButton>
              </>
            )}
            {step === 'preview' && (
              <>
                <Button variant="outline" disabled={busy} onClick={() => void go('match')}>
                  Back to columns
                </Button>
                {importFlow.seemsDone ? (
                  <Button onClick={close}>Done</Button>
                ) : (
                  <ActionButton
                    loading={busy}
                    loadingLabel="Importing..."
                    disabledReason={importFlow.planned.length === 0 ? 'No row can be imported.' : importFlow.noRoom}
                    onClick={() => void importFlow.send()}
                  >
                    {`Import ${counted(importFlow.planned.length, 'client')}`}
                  </ActionButton>
                )}
              </>
            )}
          </>
        }
      >
        <chakra.div ref={begin} tabIndex={-1} outline="none" />
        {step === 'choose' && <ChooseStep {...importFlow} />}
        {step === 'match' && <MatchStep {...importFlow} />}
        {step === 'preview' && <PreviewStep {...importFlow} />}
      </Dialog>
      <ConfirmDialog
        open={isAsking}
        title="Discard the import?"
        object={chosen?.name}
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        onConfirm={close}
        onCancel={() => setAsking(false)}
      >
        {importFlow.mayBeDone ? 'Its clients may have been imported.' : 'No client has been imported from it.'}
      </ConfirmDialog>
    </>
  )
}
