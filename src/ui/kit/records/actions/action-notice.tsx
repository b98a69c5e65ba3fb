import { Banner } from '@/ui/kit/feedback/banner'
import type { Notice } from './use-record-actions'

type Props = {
  /** Null without a failure. */
  notice: Pick<Notice, 'text' | 'detail' | 'retry'> | null
  about?: string | undefined
  onDismiss: () => void
}

/** A failed action, with a retry if that can help. Quotes the back end only if its message is its own. */
export const ActionNotice = ({ notice, about, onDismiss }: Props) => {
  if (!notice) return null
  const { text, detail, retry } = notice
  const words = detail === text ? [about] : [about, detail]
  return (
    <Banner kind="warning" detail={words.filter(Boolean).join(': ')} onRetry={retry} onDismiss={onDismiss}>
      {text}
    </Banner>
  )
}
