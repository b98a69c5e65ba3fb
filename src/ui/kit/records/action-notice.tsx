import { Banner } from '@/ui/kit/banner'
import type { Notice } from './use-record-actions'

type Props = {
  /** Null while nothing has gone wrong. */
  notice: Pick<Notice, 'text' | 'detail' | 'retry'> | null
  /** The record that it is about, where the page does not show which. */
  about?: string | undefined
  onDismiss: () => void
}

/** What went wrong with an action, with a way to try it again where that can help. */
export const ActionNotice = ({ notice, about, onDismiss }: Props) =>
  notice && (
    <Banner
      kind="warning"
      detail={about ? `${about}: ${notice.detail}` : notice.detail}
      onRetry={notice.retry}
      onDismiss={onDismiss}
    >
      {notice.text}
    </Banner>
  )
