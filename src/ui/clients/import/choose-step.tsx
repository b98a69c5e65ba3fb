import { chakra } from '@chakra-ui/react'
import { type DragEvent, useRef, useState } from 'react'
import { Button } from '@/ui/kit/actions/button'
import { useIsPhone } from '@/ui/kit/behavior/screen-width'
import { Banner } from '@/ui/kit/feedback/banner'
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden'
import type { Import } from './use-import'

export const ChooseStep = ({
  interruptedText,
  undo,
  refusal,
  isReading,
  choose,
}: Pick<Import, 'interruptedText' | 'undo' | 'refusal' | 'isReading' | 'choose'>) => {
  const input = useRef<HTMLInputElement>(null)
  const isPhone = useIsPhone()
  const [isOver, setOver] = useState(false)
  const take = (file: File | undefined) => {
    setOver(false)
    if (file) void choose(file)
  }
  const onDragOver = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    take(event.dataTransfer.files[0])
  }
  return (
    <chakra.div display="grid" gap="3">
      {interruptedText && (
        <Banner
          kind={interruptedText.isDone ? 'success' : 'warning'}
          detail={interruptedText.detail}
          actions={
            interruptedText.mayUndo && (
              <Button size="sm" variant="outline" onClick={undo}>
                Undo import
              </Button>
            )
          }
        >
          {interruptedText.text}
        </Banner>
      )}
      {refusal && <Banner kind="warning">{refusal}</Banner>}
      <chakra.div
        display="grid"
        justifyItems="center"
        gap="3"
        px="4"
        py="8"
        borderWidth="1px"
        borderStyle="dashed"
        borderColor={isOver ? 'accent.solid' : 'border.control'}
        bg={isOver ? 'accent.subtle' : 'bg.muted'}
        borderRadius="md"
        onDragOver={onDragOver}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        {!isPhone && <chakra.p color="fg.muted">Drop a CSV file here, or</chakra.p>}
        <Button loading={isReading} loadingLabel="Reading..." onClick={() => input.current?.click()}>
          {isPhone ? 'Choose a CSV file' : 'Choose file'}
        </Button>
        <VisuallyHidden>
          <input
            ref={input}
            type="file"
            name="file"
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            aria-label="CSV file"
            tabIndex={-1}
            onChange={({ target }) => {
              take(target.files?.[0])
              // Allows choosing the same file again after correcting it.
              target.value = ''
            }}
          />
        </VisuallyHidden>
      </chakra.div>
      <chakra.p textStyle="small" color="fg.muted">
        Up to 10,000 clients and 10 MB. You match the columns and see every row before anything is saved.
      </chakra.p>
    </chakra.div>
  )
}
