import { useState } from 'react'
import { Button } from '../actions/button'
import { Banner } from '../feedback/banner'
import { ConfirmDialog } from '../overlays/confirm-dialog'
import { type Lost, LostNotice } from './lost-notice'

type Props = {
  isRestored: boolean
  lost: Lost
  object: string
  onStartOver: () => void
}

export const DraftNotice = ({ isRestored, lost, object, onStartOver }: Props) => {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <LostNotice {...lost} />
      {isRestored && (
        <Banner
          kind="info"
          actions={
            <Button size="sm" variant="outline" onClick={() => setAsking(true)}>
              Start over
            </Button>
          }
        >
          Draft restored.
        </Banner>
      )}
      <ConfirmDialog
        open={isAsking}
        title="Start over?"
        object={object}
        confirmLabel="Start over"
        cancelLabel="Keep editing"
        onConfirm={() => {
          setAsking(false)
          onStartOver()
        }}
        onCancel={() => setAsking(false)}
      >
        What you typed will be discarded.
      </ConfirmDialog>
    </>
  )
}
