import { Banner } from '@/ui/kit/banner'
import type { Notice } from './use-record-actions'

type Props = {
  /** Null while nothing has gone wrong. */
  notice: Pick<Notice, 'text' | 'detail' | 'retry'> | null
  onDismiss: () => void
}

/** What went wrong with an action, with a way to try it again. */
export const ActionNotice = ({ notice, onDismiss }: Props) =>
  notice && (
    <Banner kind="warning" detail={notice.detail} onRetry={notice.retry} onDismiss={onDismiss}>
      {notice.text}
    </Banner>
  )
