import { chakra } from '@chakra-ui/react'
import { type ReactNode, useRef } from 'react'
import { Button } from '@/ui/kit/actions/button'
import { Banner } from '@/ui/kit/feedback/banner'
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden'

type ProblemsProps = { problems: readonly string[]; onDismiss: () => void }

export const FileProblems = ({ problems, onDismiss }: ProblemsProps) =>
  problems.length > 0 && (
    <Banner kind="warning" onDismiss={onDismiss}>
      {problems.map((problem) => (
        <chakra.span key={problem} display="block">
          {problem}
        </chakra.span>
      ))}
    </Banner>
  )

type Props = {
  children: ReactNode
  label: string
  types: readonly string[]
  hint: string
  onFiles: (files: File[]) => void
  busy: boolean
}

export const AddFiles = ({ children, label, types, hint, onFiles, busy }: Props) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" _print={{ display: 'none' }}>
      <Button variant="outline" loading={busy} loadingLabel="Adding…" onClick={() => input.current?.click()}>
        {children}
      </Button>
      <VisuallyHidden>
        <input
          ref={input}
          type="file"
          multiple
          accept={types.join(',')}
          aria-label={label}
          tabIndex={-1}
          onChange={({ target }) => {
            const files = [...(target.files ?? [])]
            // Lets the same file be chosen again.
            target.value = ''
            if (files.length > 0) onFiles(files)
          }}
        />
      </VisuallyHidden>
      <chakra.span color="fg.muted" textStyle="small">
        {hint}
      </chakra.span>
    </chakra.div>
  )
}
