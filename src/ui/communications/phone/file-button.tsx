import { type ReactNode, useRef } from 'react'
import { IconButton } from '@/ui/kit/actions/icon-button'
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden'

type Props = { label: string; accept?: string; children: ReactNode; onFiles: (files: File[]) => void }

export const FileButton = ({ label, accept, children, onFiles }: Props) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <IconButton label={label} onClick={() => input.current?.click()}>
        {children}
      </IconButton>
      <VisuallyHidden>
        <input
          ref={input}
          type="file"
          multiple
          accept={accept}
          aria-label={`${label}, from this device`}
          tabIndex={-1}
          onChange={({ target }) => {
            const files = [...(target.files ?? [])]
            // Lets the same file be chosen again.
            target.value = ''
            if (files.length > 0) onFiles(files)
          }}
        />
      </VisuallyHidden>
    </>
  )
}
