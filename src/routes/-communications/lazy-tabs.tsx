import { lazyPart } from '@/ui/kit/behavior/lazy-part'
import { SkeletonLines } from '@/ui/kit/feedback/skeleton'

export const LazyOverview = lazyPart({
  name: 'The overview',
  load: () => import('./overview-container').then(({ OverviewContainer }) => OverviewContainer),
  loading: <SkeletonLines count={12} />,
})

export const LazyMessages = lazyPart({
  name: 'The messages',
  load: () => import('./messages-container').then(({ MessagesContainer }) => MessagesContainer),
  loading: <SkeletonLines count={12} />,
})

export const LazyEmail = lazyPart({
  name: 'The emails',
  load: () => import('./email-container').then(({ EmailTab }) => EmailTab),
  loading: <SkeletonLines count={12} />,
})

export const LazySettings = lazyPart({
  name: 'The settings',
  load: () => import('./settings-container').then(({ CommunicationSettings }) => CommunicationSettings),
  loading: <SkeletonLines count={12} />,
})

export const LazyClientMessages = lazyPart({
  name: 'The conversation',
  load: () => import('./client-messages').then(({ ClientMessages }) => ClientMessages),
  loading: <SkeletonLines count={8} label="Loading the conversation…" />,
})

export const LazyComingTab = lazyPart({
  name: 'This tab',
  load: () => import('@/ui/communications/hub/coming-tab').then(({ ComingTab }) => ComingTab),
  loading: <SkeletonLines count={4} />,
})
