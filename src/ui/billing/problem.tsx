import { Banner } from '@/ui/kit/feedback/banner'
import type { Task } from './types'

/** Shows the specified message, with the back end's below it. */
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
