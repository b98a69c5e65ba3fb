import { Banner } from '@/ui/kit/feedback/banner'
import type { Task } from './types'

/** Says that something failed, in the stated words, with what the back end said below. */
export const Problem = <T,>({ task, text }: { task: Task<T>; text: string }) =>
  task.failure && (
    <Banner
      kind="error"
      detail={task.failure.message === text ? null : task.failure.message}
      onRetry={task.retry}
      onDismiss={task.dismiss}
    >
      {text}
    </Banner>
  )
