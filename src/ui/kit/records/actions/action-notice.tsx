import { Banner } from '@/ui/kit/feedback/banner'
import type { Notice } from './use-record-actions'

type Props = {
  /** Null while nothing has gone wrong. */
  notice: Pick<Notice, 'text' | 'detail' | 'retry'> | null
  /** The record that it is about, where the page does not show which. */
  about?: string | undefined
  onDismiss: () => void
}

/** What went wrong with an action, with a way to try it again where that can help. A back end without words of its own is not quoted. */
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
