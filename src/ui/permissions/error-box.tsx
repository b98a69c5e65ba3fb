import { Banner } from '@/ui/kit/feedback/banner'
import type { Problem } from './types'

/** A dismissible red box titled Error (PERM-12, PERM-34). */
export const ErrorBox = ({ text, detail, onRetry, onDismiss }: Problem) => (
  <Banner kind="error" detail={[text, detail].filter(Boolean).join(' · ')} onRetry={onRetry} onDismiss={onDismiss}>
    Error
  </Banner>
)
