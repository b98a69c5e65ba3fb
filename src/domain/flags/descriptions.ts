import type { FlagKey } from './registry'

/** Descriptions for the flag panel (FLAG-01). */
export const FLAG_DESCRIPTIONS: Readonly<Record<FlagKey, string>> = {
  real_auth: 'Sign-in asks the back end',
  real_landscaping: 'Clients, properties and services ask the back end',
  real_scheduling: 'Jobs and schedules ask the back end',
  real_customer: 'Onboarding asks the back end',
  real_communications: 'Calls and messages ask the back end',
  real_payments: 'Payments ask the back end',
  real_subscription: 'Subscriptions ask the back end',
  ai_scheduling: 'Auto-Schedule and AI Insights',
  route_optimization: 'Route Optimizer and Optimize Routes',
  live_chat: 'Live chat with customers',
  advanced_analytics: 'Invoices, payments and estimates in Analytics',
  dark_mode: 'Dark theme',
  show_onboarding: 'Guide new businesses through set-up',
  lazy_loading: 'Load pages when they are opened',
  'debug.show_api_calls': 'Log API calls to the console',
  video_calls: 'Video consultations',
  mobile_app: 'Links to the phone app',
  beta_features: 'Features still being tried',
  new_dashboard: 'The next dashboard',
  service_worker: 'Offline cache of the app',
  show_performance: 'Performance figures on screen',
  payouts: 'Customer payouts',
  communications: 'Communications hub',
  ai_predictions: 'Predictive AI',
  admin_panel: 'Administration panel',
}

/** Documented flags that no code reads yet; the panel says so and does not switch them. */
export const NOT_READ_YET: readonly FlagKey[] = [
  'live_chat',
  'video_calls',
  'mobile_app',
  'beta_features',
  'new_dashboard',
  'service_worker',
  'show_performance',
]
