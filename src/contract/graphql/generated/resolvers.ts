// Made by scripts/codegen.mjs from the .graphql files; edit those.
/** An answer, now or later, or a function that works it out only when the field is asked for. */
export type Resolved<T> = T | Promise<T> | (() => T | Promise<T>)

export type ErrorReport = {
  id: Resolved<number>
  at: Resolved<string>
  message: Resolved<string>
  stack_trace: Resolved<string>
  source: Resolved<string>
  severity: Resolved<string>
  environment: Resolved<string>
  person: Resolved<string | null>
  url: Resolved<string>
  browser: Resolved<string>
  metadata: Resolved<unknown>
}

export type Profile = {
  id: Resolved<number>
  first_name: Resolved<string>
  last_name: Resolved<string>
  email: Resolved<string>
  phone: Resolved<string>
  business_name: Resolved<string>
  business_type: Resolved<string>
  trade: Resolved<string>
}

export type ProfileEdit = {
  first_name?: string | null
  last_name?: string | null
  email?: string | null
  phone?: string | null
  business_name?: string | null
  business_type?: string | null
  trade?: string | null
}

export type Me = {
  first_name: Resolved<string>
  last_name: Resolved<string>
  email: Resolved<string>
  phone: Resolved<string | null>
  business_timezone: Resolved<string | null>
  date_format: Resolved<string | null>
  currency: Resolved<string | null>
  deletion_at: Resolved<number | null>
  business_deletion_at: Resolved<number | null>
  data_collection: Resolved<boolean>
}

export type Notifications = {
  email: Resolved<boolean>
  sms: Resolved<boolean>
  push: Resolved<boolean>
  marketingEmails: Resolved<boolean>
}

export type NotificationsEdit = {
  email: boolean
  sms: boolean
  push: boolean
  marketingEmails: boolean
}

export type Privacy = {
  profilePublic: Resolved<boolean>
  showOnlineStatus: Resolved<boolean>
  allowDataCollection: Resolved<boolean>
}

export type PrivacyEdit = {
  profilePublic: boolean
  showOnlineStatus: boolean
  allowDataCollection: boolean
}

export type Preferences = {
  id: Resolved<number>
  notifications: Resolved<Notifications>
  privacy: Resolved<Privacy>
  language: Resolved<string>
  timezone: Resolved<string>
  date_format: Resolved<string>
  currency: Resolved<string>
}

export type PreferencesEdit = {
  notifications?: NotificationsEdit | null
  privacy?: PrivacyEdit | null
  language?: string | null
  timezone?: string | null
  date_format?: string | null
  currency?: string | null
}

export type BusinessSettings = {
  id: Resolved<number>
  address: Resolved<string>
  city: Resolved<string>
  state: Resolved<string>
  zip_code: Resolved<string>
  operating_hours: Resolved<unknown>
  job_prefix: Resolved<string>
  job_next: Resolved<number>
  estimate_prefix: Resolved<string>
  estimate_next: Resolved<number>
  invoice_prefix: Resolved<string>
  invoice_next: Resolved<number>
  paper_size: Resolved<PaperSize>
  payout_approval_limit: Resolved<number>
  tax_rate: Resolved<number>
}

export type PaperSize = 'letter' | 'a4'

export type BusinessSettingsEdit = {
  address?: string | null
  city?: string | null
  state?: string | null
  zip_code?: string | null
  operating_hours?: unknown
  job_prefix?: string | null
  job_next?: number | null
  estimate_prefix?: string | null
  estimate_next?: number | null
  invoice_prefix?: string | null
  invoice_next?: number | null
  paper_size?: PaperSize | null
  payout_approval_limit?: number | null
  tax_rate?: number | null
}

export type Session = {
  id: Resolved<number>
  at: Resolved<string>
  current: Resolved<boolean>
}

export type FactPage = {
  facts: Resolved<readonly Fact[]>
  nextBefore: Resolved<number | null>
}

export type Fact = {
  position: Resolved<number>
  stream: Resolved<string>
  type: Resolved<string>
  at: Resolved<string>
  doneAt: Resolved<string | null>
  timeZone: Resolved<string | null>
  actorName: Resolved<string>
  isOwn: Resolved<boolean>
  note: Resolved<string | null>
  subject: Resolved<string>
  page: Resolved<string | null>
  changes: Resolved<readonly FieldChange[]>
  undoRefusal: Resolved<string | null>
  undoneWith: Resolved<string | null>
  followedBy: Resolved<string | null>
}

export type FieldChange = {
  field: Resolved<string>
  before: Resolved<unknown>
  after: Resolved<unknown>
}

export type RecordAsOf = {
  fact: Resolved<Fact | null>
  was: Resolved<Presence>
  is: Resolved<Presence>
  name: Resolved<string>
  fields: Resolved<readonly FieldAsOf[]>
}

export type Presence = 'there' | 'absent' | 'damaged'

export type FieldAsOf = {
  field: Resolved<string>
  was: Resolved<unknown>
  is: Resolved<unknown>
}

export type Services = {
  property: Resolved<number>
  last: Resolved<string | null>
  next: Resolved<string | null>
}

export type MapStatus = 'scheduled' | 'assigned' | 'en_route' | 'in_progress' | 'completed'

export type MapPlace = {
  id: Resolved<number | null>
  property_name: Resolved<string>
  client_name: Resolved<string>
  address: Resolved<string>
  city: Resolved<string>
  state: Resolved<string>
  zip_code: Resolved<string>
  latitude: Resolved<number | null>
  longitude: Resolved<number | null>
  upcoming_jobs: Resolved<number>
  total_jobs: Resolved<number>
  last_service_date: Resolved<string | null>
  next_service_date: Resolved<string | null>
  jobs: Resolved<readonly MapJob[]>
}

export type MapJob = {
  id: Resolved<number>
  job_number: Resolved<string>
  job_title: Resolved<string>
  client_id: Resolved<number>
  client_name: Resolved<string>
  scheduled_date: Resolved<string>
  scheduled_start_time: Resolved<string>
  scheduled_end_time: Resolved<string>
  status: Resolved<MapStatus>
  priority: Resolved<JobPriority>
  estimated_duration_minutes: Resolved<number>
  crew_id: Resolved<number | null>
  crew_assignments: Resolved<readonly MapCrewAssignment[]>
}

export type JobPriority = 'low' | 'normal' | 'high' | 'urgent'

export type MapCrewAssignment = {
  crew_member_name: Resolved<string>
  role: Resolved<CrewRole>
}

export type CrewRole = 'crew_leader' | 'technician' | 'specialist'

export type Usage = {
  clients: Resolved<number>
  servicesThisMonth: Resolved<number>
}

export type Account = {
  businessName: Resolved<string>
  paper: Resolved<PaperSize>
  customerId: Resolved<string | null>
  onboarded: Resolved<boolean>
  users: Resolved<number>
}

export type ConfirmedCheckout = {
  status: Resolved<string>
  planName: Resolved<string>
  trialEnd: Resolved<number | null>
  hasCard: Resolved<boolean>
  hasClients: Resolved<boolean>
  hasJobs: Resolved<boolean>
}

export type UndoResult = {
  undone: Resolved<readonly number[]>
  positions: Resolved<readonly number[]>
  stayed: Resolved<readonly StayedRecord[]>
}

export type RequestUndone = {
  count: Resolved<number>
  stayed: Resolved<readonly StayedRecord[]>
}

export type StayedRecord = {
  text: Resolved<string>
  page: Resolved<string | null>
}

export type RequestNotice = {
  text: Resolved<string>
  is_sent: Resolved<boolean>
}

export type ClientImport = {
  row?: number | null
  fills?: number | null
  anyway?: boolean | null
  first_name: string
  last_name: string
  email: string
  phone: string
  client_type: string
  status: string
  billing_address: string
  billing_city: string
  billing_state: string
  billing_zip: string
  payment_terms: string
  preferred_payment_method: string
  credit_limit: number
  notes: string
  client_since?: string | null
  opening_balance?: number | null
  properties: readonly PropertyImport[]
}

export type PropertyImport = {
  property_name: string
  address: string
  city: string
  state: string
  zip_code: string
  property_type: string
}

export type ImportResult = {
  added: Resolved<number>
  addedId: Resolved<number | null>
  filled: Resolved<number>
}

export type JobRhythm = 'weekly' | 'every_second_week' | 'monthly'

export type MergePart = 'name' | 'email' | 'phone' | 'client_type' | 'status' | 'billing_address' | 'payment_terms' | 'preferred_payment_method' | 'credit_limit'

export type MergeResult = {
  properties: Resolved<number>
  jobs: Resolved<number>
}

export type SavedView = {
  id: Resolved<number>
  area: Resolved<string>
  name: Resolved<string>
  query: Resolved<string>
}

export type Crew = {
  id: Resolved<number>
  name: Resolved<string>
}

export type StockMovementKind = 'opening' | 'received' | 'used' | 'corrected'

export type StockMovement = {
  id: Resolved<number>
  product: Resolved<number>
  kind: Resolved<StockMovementKind>
  quantity: Resolved<number>
  job: Resolved<number | null>
  reason: Resolved<string>
  at: Resolved<string>
}

export type SignalWord = 'danger' | 'warning' | 'caution'

export type ChemicalCategory = 'herbicide' | 'insecticide' | 'fungicide'

export type ApplicationMethod = 'spray' | 'granular' | 'injection' | 'other'

export type AmountUnit = 'gallons' | 'lbs'

export type ProtectiveEquipment = 'gloves' | 'eye_protection' | 'respirator' | 'long_sleeves' | 'long_pants' | 'boots' | 'coveralls'

export type ChemicalProduct = {
  id: Resolved<number>
  name: Resolved<string>
  epa_number: Resolved<string>
  active_ingredient: Resolved<string>
  signal_word: Resolved<SignalWord>
  category: Resolved<ChemicalCategory>
  reentry_interval_hours: Resolved<number>
  max_rate: Resolved<LabelRate | null>
}

export type ChemicalProductInput = {
  name?: string | null
  epa_number?: string | null
  active_ingredient?: string | null
  signal_word?: SignalWord | null
  category?: ChemicalCategory | null
  reentry_interval_hours?: number | null
  max_rate?: LabelRateInput | null
}

export type LabelRateInput = {
  amount: number
  unit: string
}

export type LabelRate = {
  amount: Resolved<number>
  unit: Resolved<string>
}

export type ChemicalApplication = {
  id: Resolved<number>
  property_id: Resolved<number>
  location: Resolved<string>
  job_id: Resolved<number | null>
  product_id: Resolved<number | null>
  chemical_name: Resolved<string>
  epa_registration_number: Resolved<string>
  active_ingredient: Resolved<string>
  concentration: Resolved<string>
  application_rate: Resolved<string>
  above_label: Resolved<boolean>
  total_amount_applied: Resolved<number | null>
  amount_unit: Resolved<AmountUnit>
  area_treated_sqft: Resolved<number | null>
  site_treated: Resolved<string>
  application_method: Resolved<ApplicationMethod>
  target_pest_disease: Resolved<string>
  weather_conditions: Resolved<string>
  temperature_f: Resolved<number | null>
  wind_speed_mph: Resolved<number | null>
  application_date: Resolved<string>
  application_time: Resolved<string>
  applicator_name: Resolved<string>
  applicator_license_number: Resolved<string>
  ppe_used: Resolved<readonly ProtectiveEquipment[]>
  reentry_interval_hours: Resolved<number>
  harvest_interval_days: Resolved<number | null>
  notes: Resolved<string>
  created_at: Resolved<string>
  created_by: Resolved<number>
  seal: Resolved<Seal>
}

export type Seal = {
  number: Resolved<number>
  previous: Resolved<string>
  hash: Resolved<string>
}

export type ChemicalApplicationInput = {
  property_id?: number | null
  job_id?: number | null
  product_id?: number | null
  chemical_name?: string | null
  epa_registration_number?: string | null
  active_ingredient?: string | null
  concentration?: string | null
  application_rate?: string | null
  above_label?: boolean | null
  total_amount_applied?: number | null
  amount_unit?: string | null
  area_treated_sqft?: number | null
  site_treated?: string | null
  application_method?: string | null
  target_pest_disease?: string | null
  weather_conditions?: string | null
  temperature_f?: number | null
  wind_speed_mph?: number | null
  application_date?: string | null
  application_time?: string | null
  applicator_name?: string | null
  applicator_license_number?: string | null
  ppe_used?: readonly string[] | null
  reentry_interval_hours?: number | null
  harvest_interval_days?: number | null
  notes?: string | null
}

export type ChemicalCheck = {
  links: Resolved<number>
  altered: Resolved<readonly number[]>
  missing: Resolved<readonly number[]>
}

export type EquipmentType = 'HVAC' | 'Plumbing' | 'Electrical'

export type HealthStatus = 'excellent' | 'good' | 'fair' | 'poor' | 'critical'

export type HealthKind = 'age' | 'service' | 'use' | 'faults'

export type Equipment = {
  id: Resolved<number>
  name: Resolved<string>
  type: Resolved<EquipmentType>
  location: Resolved<string>
  healthScore: Resolved<number>
  status: Resolved<HealthStatus>
  parts: Resolved<readonly HealthPart[]>
  lastService: Resolved<string | null>
  nextService: Resolved<string>
  property_id: Resolved<number>
  address: Resolved<string>
  client: Resolved<EquipmentClient | null>
  installed_on: Resolved<string>
  expected_life_years: Resolved<number>
  service_interval_days: Resolved<number>
  service_interval_hours: Resolved<number | null>
  hours_per_week: Resolved<number>
  service_cost: Resolved<number>
  repair_cost: Resolved<number>
  notes: Resolved<string>
  services: Resolved<readonly EquipmentService[]>
  faults: Resolved<readonly EquipmentFault[]>
  plan: Resolved<PlannedService | null>
}

export type EquipmentPlace = {
  id: Resolved<number>
  name: Resolved<string>
  property_id: Resolved<number>
  job_ids: Resolved<readonly number[]>
}

export type HealthPart = {
  kind: Resolved<HealthKind>
  text: Resolved<string>
  effect: Resolved<number>
}

export type EquipmentClient = {
  id: Resolved<number>
  name: Resolved<string>
}

export type EquipmentService = {
  id: Resolved<number | null>
  done_on: Resolved<string>
  notes: Resolved<string>
  job: Resolved<EquipmentJob | null>
}

export type EquipmentJob = {
  id: Resolved<number>
  job_number: Resolved<string>
}

export type EquipmentFault = {
  id: Resolved<number>
  occurred_on: Resolved<string>
  description: Resolved<string>
  serviced: Resolved<boolean>
}

export type PlannedService = {
  job_id: Resolved<number>
  job_number: Resolved<string>
  day: Resolved<string>
  accepted: Resolved<boolean>
}

export type EquipmentInput = {
  property_id?: number | null
  name?: string | null
  type?: string | null
  location?: string | null
  installed_on?: string | null
  expected_life_years?: number | null
  service_interval_days?: number | null
  service_interval_hours?: number | null
  hours_per_week?: number | null
  service_cost?: number | null
  repair_cost?: number | null
  notes?: string | null
}

export type AlertType = 'open_fault' | 'failure_risk' | 'service_due' | 'end_of_life'

export type AlertSeverity = 'low' | 'medium' | 'high' | 'critical'

export type PredictiveAlert = {
  id: Resolved<number>
  equipmentName: Resolved<string>
  alertType: Resolved<AlertType>
  severity: Resolved<AlertSeverity>
  predictedFailureDate: Resolved<string>
  confidence: Resolved<number>
  confidenceReason: Resolved<string>
  description: Resolved<string>
  estimatedCost: Resolved<number>
  preventionCost: Resolved<number>
  savings: Resolved<number>
}

export type ServiceType = 'repair' | 'service' | 'tune_up' | 'replacement_review'

export type EquipmentRecommendation = {
  id: Resolved<number>
  equipmentName: Resolved<string>
  serviceType: Resolved<ServiceType>
  urgency: Resolved<number>
  recommendedDate: Resolved<string>
  estimatedCost: Resolved<number>
  benefits: Resolved<readonly string[]>
  description: Resolved<string>
}

export type EquipmentMonitoring = {
  health_below: Resolved<number>
  due_within_days: Resolved<number>
}

export type PlanCategory = 'lawn_care' | 'maintenance'

export type PlanFrequency = 'weekly' | 'every_second_week' | 'monthly' | 'seasonal'

export type PlanCountedFrom = 'calendar' | 'completion'

export type PlanBillingCycle = 'monthly' | 'quarterly' | 'annual' | 'per_service'

export type PlanChargeBilling = 'by_hand' | 'draft' | 'send'

export type PlanCommand = 'pause' | 'resume' | 'cancel' | 'complete'

export type PlanStatus = 'active' | 'paused' | 'completed' | 'cancelled'

export type PlanTemplate = {
  id: Resolved<number>
  name: Resolved<string>
  description: Resolved<string>
  category: Resolved<PlanCategory>
  frequency: Resolved<PlanFrequency>
  counted_from: Resolved<PlanCountedFrom>
  price_per_cycle: Resolved<number>
  price_per_service: Resolved<number>
  billing_cycle: Resolved<PlanBillingCycle>
  charge_billing: Resolved<PlanChargeBilling>
  min_contract_months: Resolved<number>
  visit_minutes: Resolved<number>
  active: Resolved<boolean>
  created_at: Resolved<string>
}

export type PlanTemplateInput = {
  name?: string | null
  description?: string | null
  category?: string | null
  frequency?: string | null
  counted_from?: string | null
  price_per_cycle?: number | null
  price_per_service?: number | null
  billing_cycle?: string | null
  charge_billing?: string | null
  min_contract_months?: number | null
  visit_minutes?: number | null
  active?: boolean | null
}

export type ServicePlanInput = {
  plan_name?: string | null
  category?: string | null
  frequency?: string | null
  counted_from?: string | null
  price_per_cycle?: number | null
  price_per_service?: number | null
  billing_cycle?: string | null
  charge_billing?: string | null
  min_contract_months?: number | null
  visit_minutes?: number | null
  special_instructions?: string | null
}

export type PlanStanding = {
  id: Resolved<number>
  status: Resolved<PlanStatus>
}

export type PlanAccount = {
  visits: Resolved<readonly PlanVisit[]>
  charges: Resolved<readonly PlanCharge[]>
}

export type PlanVisit = {
  job_id: Resolved<number>
  job_number: Resolved<string>
  due_date: Resolved<string>
  scheduled_date: Resolved<string>
  status: Resolved<PlanVisitStatus>
}

export type PlanVisitStatus = 'scheduled' | 'assigned' | 'en_route' | 'in_progress' | 'completed' | 'cancelled' | 'missed' | 'rescheduled'

export type PlanCharge = {
  id: Resolved<number>
  plan_id: Resolved<number>
  due_date: Resolved<string>
  job_id: Resolved<number | null>
  amount: Resolved<number>
  paid_on: Resolved<string | null>
  payment_method: Resolved<PaymentMethod | null>
  waived_on: Resolved<string | null>
  waive_reason: Resolved<string>
  invoice_id: Resolved<number | null>
  currency: Resolved<Currency>
}

export type EstimateStatus = 'draft' | 'sent' | 'viewed' | 'approved' | 'rejected' | 'expired'

export type EstimateAnswerChannel = 'phone' | 'in_person' | 'email'

export type EstimateAnswerWay = 'phone' | 'in_person' | 'email' | 'client_page'

export type ClientPageState = 'none' | 'running' | 'withdrawn' | 'expired'

export type ClientPage = {
  id: Resolved<number>
  state: Resolved<ClientPageState>
  path: Resolved<string | null>
  expires_at: Resolved<string | null>
  last_seen_at: Resolved<string | null>
  questions: Resolved<readonly ClientQuestion[]>
}

export type ClientQuestion = {
  id: Resolved<number>
  estimate_id: Resolved<number | null>
  invoice_id: Resolved<number | null>
  about: Resolved<string | null>
  text: Resolved<string>
  asked_at: Resolved<string>
  answer: Resolved<string>
  answered_at: Resolved<string | null>
  answered_by_name: Resolved<string>
}

export type StepConflictChoice = 'record' | 'note' | 'discard'

export type StepConflict = {
  id: Resolved<number>
  job_id: Resolved<number>
  job: Resolved<string | null>
  status: Resolved<string | null>
  user_id: Resolved<number>
  user_name: Resolved<string>
  reason: Resolved<string>
  steps: Resolved<readonly HeldStep[]>
}

export type HeldStep = {
  command: Resolved<string>
  notes: Resolved<string>
  photos: Resolved<number>
  signed_by: Resolved<string | null>
  done_at: Resolved<string>
  time_zone: Resolved<string | null>
  sent_at: Resolved<string>
}

export type OpenQuestion = {
  id: Resolved<number>
  client_id: Resolved<number>
  client_name: Resolved<string>
}

export type FileContent = {
  type: Resolved<string>
  data: Resolved<string>
}

export type SignatureKind = 'drawn' | 'typed'

export type Signature = {
  kind: Resolved<SignatureKind>
  strokes: Resolved<readonly (readonly number[])[]>
}

export type Estimate = {
  id: Resolved<number>
  estimate_number: Resolved<string>
  revision: Resolved<number>
  revises_id: Resolved<number | null>
  revised_by_id: Resolved<number | null>
  client_id: Resolved<number>
  property_id: Resolved<number>
  title: Resolved<string>
  description: Resolved<string>
  status: Resolved<EstimateStatus>
  line_items: Resolved<readonly EstimateLine[]>
  subtotal: Resolved<number>
  tax_rate: Resolved<number>
  tax_amount: Resolved<number>
  discount_amount: Resolved<number>
  total_amount: Resolved<number>
  packages: Resolved<readonly EstimatePackage[]>
  recommended_package_id: Resolved<number | null>
  deposit_kind: Resolved<EstimateDepositKind>
  deposit_amount: Resolved<number>
  deposit_rate: Resolved<number>
  deposit_due: Resolved<number>
  choice: Resolved<EstimateChoice | null>
  currency: Resolved<string>
  valid_until: Resolved<string>
  terms_and_conditions: Resolved<string>
  notes: Resolved<string>
  attachments: Resolved<readonly EstimateAttachment[]>
  created_at: Resolved<string>
  created_by: Resolved<number>
  sent_at: Resolved<string | null>
  answered_by: Resolved<string>
  answered_via: Resolved<EstimateAnswerWay | null>
  answered_at: Resolved<string | null>
  rejection_reason: Resolved<string>
  signature: Resolved<Signature | null>
  job_id: Resolved<number | null>
  job_number: Resolved<string | null>
  invoices: Resolved<readonly EstimateInvoice[]>
  amount_billed: Resolved<number>
  amount_to_bill: Resolved<number>
  client: Resolved<EstimateClient | null>
  property: Resolved<EstimateProperty | null>
}

export type EstimateAttachment = {
  id: Resolved<string>
  name: Resolved<string>
  type: Resolved<string>
  size: Resolved<number>
}

export type EstimateLine = {
  id: Resolved<number>
  service_category: Resolved<string>
  service_name: Resolved<string>
  description: Resolved<string>
  quantity: Resolved<number>
  unit: Resolved<string>
  unit_price: Resolved<number>
  total_price: Resolved<number>
  labor_hours: Resolved<number | null>
  material_cost: Resolved<number>
  equipment_cost: Resolved<number>
  markup_percentage: Resolved<number>
  selection: Resolved<EstimateSelection>
  package_id: Resolved<number | null>
}

export type EstimateSelection = 'included' | 'optional' | 'preselected'

export type EstimateDepositKind = 'none' | 'fixed' | 'percent'

export type EstimatePackage = {
  id: Resolved<number>
  name: Resolved<string>
  description: Resolved<string>
}

export type EstimateChoice = {
  package_id: Resolved<number | null>
  line_ids: Resolved<readonly number[]>
}

export type EstimateInvoice = {
  id: Resolved<number>
  invoice_number: Resolved<string>
  is_deposit: Resolved<boolean>
  status: Resolved<InvoiceStatus>
  total_amount: Resolved<number>
}

export type EstimateClient = {
  id: Resolved<number>
  first_name: Resolved<string>
  last_name: Resolved<string>
  email: Resolved<string>
}

export type EstimateProperty = {
  id: Resolved<number>
  property_name: Resolved<string>
  address: Resolved<string>
  city: Resolved<string>
  state: Resolved<string>
  zip_code: Resolved<string>
}

export type EstimateInput = {
  client_id?: number | null
  property_id?: number | null
  title?: string | null
  description?: string | null
  valid_until?: string | null
  line_items?: readonly EstimateLineInput[] | null
  tax_rate?: number | null
  discount_amount?: number | null
  packages?: readonly EstimatePackageInput[] | null
  recommended_package_id?: number | null
  deposit_kind?: EstimateDepositKind | null
  deposit_amount?: number | null
  deposit_rate?: number | null
  terms_and_conditions?: string | null
  notes?: string | null
}

export type EstimatePackageInput = {
  id: number
  name: string
  description: string
}

export type EstimateChoiceInput = {
  package_id?: number | null
  line_ids: readonly number[]
}

export type EstimateLineInput = {
  id: number
  service_category: string
  service_name: string
  description: string
  quantity: number
  unit: string
  unit_price: number
  labor_hours?: number | null
  material_cost: number
  equipment_cost: number
  markup_percentage: number
  selection?: EstimateSelection | null
  package_id?: number | null
}

export type EstimateAnswer = {
  approved: boolean
  answered_by: string
  answered_via: EstimateAnswerChannel
  rejection_reason?: string | null
  choice?: EstimateChoiceInput | null
}

export type EstimateSlot = {
  scheduled_date: string
  scheduled_start_time: string
  scheduled_end_time: string
}

export type EstimateStanding = {
  id: Resolved<number>
  status: Resolved<EstimateStatus>
  job_id: Resolved<number | null>
  revised_by_id: Resolved<number | null>
}

export type DocumentHead = {
  business_name: Resolved<string>
  address: Resolved<string>
  city: Resolved<string>
  state: Resolved<string>
  zip_code: Resolved<string>
  currency: Resolved<string>
  tax_rate: Resolved<number>
  logo: Resolved<string | null>
  paper: Resolved<PaperSize>
  language: Resolved<string>
}

export type InvoiceStatus = 'draft' | 'sent' | 'viewed' | 'partial' | 'overdue' | 'paid' | 'cancelled'

export type PaymentMethod = 'credit_card' | 'ach' | 'check' | 'cash' | 'other'

export type PaymentTerms = 'due_on_receipt' | 'net_15' | 'net_30' | 'prepaid'

export type Currency = 'USD' | 'EUR' | 'GBP' | 'CAD'

export type Statement = {
  client_id: Resolved<number>
  client_name: Resolved<string>
  client_lines: Resolved<readonly string[]>
  from: Resolved<string>
  to: Resolved<string>
  accounts: Resolved<readonly StatementAccount[]>
  email_refusal: Resolved<string | null>
}

export type StatementAccount = {
  currency: Resolved<Currency>
  opening: Resolved<number>
  lines: Resolved<readonly StatementLine[]>
  closing: Resolved<number>
}

export type EntryKind = 'opening' | 'charge' | 'invoice' | 'charge_billed' | 'payment' | 'refund' | 'payout' | 'credit_note' | 'credit_applied' | 'void' | 'charge_waived'

export type StatementLine = {
  kind: Resolved<EntryKind>
  day: Resolved<string>
  invoice_id: Resolved<number | null>
  document: Resolved<string>
  method: Resolved<PaymentMethod | null>
  reason: Resolved<PayoutReason | null>
  reference: Resolved<string>
  text: Resolved<string>
  moved: Resolved<number>
  amount: Resolved<number>
  balance: Resolved<number>
}

export type BookAccount = 'receivable' | 'revenue' | 'tax' | 'discounts' | 'credits' | 'bank' | 'card_clearing' | 'cash' | 'payout_fees' | 'goodwill' | 'opening'

export type JournalLine = {
  day: Resolved<string>
  account: Resolved<BookAccount>
  debit: Resolved<number>
  credit: Resolved<number>
  document: Resolved<string>
  client_name: Resolved<string>
  memo: Resolved<string>
  currency: Resolved<Currency>
}

export type ListedInvoice = {
  id: Resolved<number>
  invoice_number: Resolved<string>
  client_id: Resolved<number>
  client_name: Resolved<string>
  client_email: Resolved<string>
  invoice_date: Resolved<string>
  due_date: Resolved<string>
  status: Resolved<InvoiceStatus>
  subtotal: Resolved<number>
  tax_amount: Resolved<number>
  discount_amount: Resolved<number>
  total_amount: Resolved<number>
  amount_paid: Resolved<number>
  amount_credited: Resolved<number>
  amount_applied: Resolved<number>
  amount_due: Resolved<number>
  currency: Resolved<Currency>
  notes: Resolved<string>
  payment_history: Resolved<readonly CountedPayment[]>
  credit_available: Resolved<number>
  paid_at: Resolved<string | null>
  reminded_at: Resolved<string | null>
  run_on: Resolved<string | null>
}

export type CountedPayment = {
  id: Resolved<number>
  amount: Resolved<number>
  payment_date: Resolved<string>
  refunds: Resolved<readonly CountedRefund[]>
}

export type CountedRefund = {
  id: Resolved<number>
  amount: Resolved<number>
  refund_date: Resolved<string>
}

export type Invoice = {
  id: Resolved<number>
  invoice_number: Resolved<string>
  client_id: Resolved<number>
  client_name: Resolved<string>
  client_email: Resolved<string>
  property_id: Resolved<number | null>
  invoice_date: Resolved<string>
  due_date: Resolved<string>
  status: Resolved<InvoiceStatus>
  line_items: Resolved<readonly InvoiceLine[]>
  subtotal: Resolved<number>
  tax_rate: Resolved<number>
  tax_amount: Resolved<number>
  discount_amount: Resolved<number>
  total_amount: Resolved<number>
  amount_paid: Resolved<number>
  amount_credited: Resolved<number>
  amount_applied: Resolved<number>
  amount_due: Resolved<number>
  estimate_id: Resolved<number | null>
  estimate_number: Resolved<string | null>
  is_deposit: Resolved<boolean>
  billed_before: Resolved<number>
  currency: Resolved<Currency>
  payment_terms: Resolved<PaymentTerms>
  notes: Resolved<string>
  payment_history: Resolved<readonly InvoicePayment[]>
  credit_notes: Resolved<readonly CreditNote[]>
  moved_credit: Resolved<readonly MovedCredit[]>
  payouts: Resolved<readonly InvoicePayout[]>
  credit_left: Resolved<number>
  credit_available: Resolved<number>
  created_at: Resolved<string>
  sent_at: Resolved<string | null>
  paid_at: Resolved<string | null>
  reminded_at: Resolved<string | null>
  run_on: Resolved<string | null>
  not_sent_because: Resolved<string>
  void_reason: Resolved<string>
  created_by: Resolved<number>
}

export type InvoicePayout = {
  id: Resolved<number>
  amount: Resolved<number>
  status: Resolved<PayoutStatus>
  initiated_at: Resolved<string>
}

export type MovedCredit = {
  id: Resolved<number>
  amount: Resolved<number>
  applied_date: Resolved<string>
  invoice_id: Resolved<number>
  invoice_number: Resolved<string>
}

export type InvoiceLine = {
  id: Resolved<number>
  service_category: Resolved<string>
  service_name: Resolved<string>
  description: Resolved<string>
  quantity: Resolved<number>
  unit: Resolved<string>
  unit_price: Resolved<number>
  total_price: Resolved<number>
  job_id: Resolved<number | null>
  date_performed: Resolved<string | null>
  charge_id: Resolved<number | null>
  plan_id: Resolved<number | null>
}

export type InvoicePayment = {
  id: Resolved<number>
  invoice_id: Resolved<number>
  amount: Resolved<number>
  payment_method: Resolved<PaymentMethod>
  payment_date: Resolved<string>
  transaction_id: Resolved<string>
  notes: Resolved<string>
  processed_by: Resolved<number>
  processed_by_name: Resolved<string>
  payment_id: Resolved<number | null>
  payment_intent_id: Resolved<string>
  card_brand: Resolved<string>
  card_last4: Resolved<string>
  refunds: Resolved<readonly InvoiceRefund[]>
  created_at: Resolved<string>
}

export type InvoiceRefund = {
  id: Resolved<number>
  amount: Resolved<number>
  reason: Resolved<string>
  refund_date: Resolved<string>
  transaction_id: Resolved<string>
}

export type CreditNote = {
  id: Resolved<number>
  invoice_id: Resolved<number>
  credit_number: Resolved<string>
  credit_date: Resolved<string>
  amount: Resolved<number>
  reason: Resolved<string>
  created_by: Resolved<number>
  created_at: Resolved<string>
}

export type InvoiceInput = {
  client_id?: number | null
  property_id?: number | null
  invoice_date?: string | null
  due_date?: string | null
  payment_terms?: string | null
  notes?: string | null
  line_items?: readonly InvoiceLineInput[] | null
  tax_rate?: number | null
  discount_amount?: number | null
}

export type InvoiceLineInput = {
  id: number
  service_category: string
  service_name: string
  description: string
  quantity: number
  unit: string
  unit_price: number
  job_id?: number | null
  date_performed?: string | null
  charge_id?: number | null
  plan_id?: number | null
}

export type InvoiceStanding = {
  id: Resolved<number>
  status: Resolved<InvoiceStatus>
  total_amount: Resolved<number>
  amount_paid: Resolved<number>
  amount_credited: Resolved<number>
  amount_applied: Resolved<number>
  amount_due: Resolved<number>
}

export type BillableWork = {
  estimates: Resolved<readonly BillableEstimate[]>
  jobs: Resolved<readonly BillableJob[]>
  charges: Resolved<readonly BillableCharge[]>
  tax_rate: Resolved<number>
  currency: Resolved<Currency>
}

export type JobBilling = {
  invoice: Resolved<ListedInvoice | null>
  estimate: Resolved<JobEstimate | null>
}

export type JobEstimate = {
  estimate_number: Resolved<string>
  refusal: Resolved<string | null>
}

export type BillableEstimate = {
  id: Resolved<number>
  estimate_number: Resolved<string>
  title: Resolved<string>
  client_id: Resolved<number>
  client_name: Resolved<string>
  job_id: Resolved<number | null>
  amount: Resolved<number>
  currency: Resolved<Currency>
}

export type BillableJob = {
  id: Resolved<number>
  job_number: Resolved<string>
  title: Resolved<string>
  client_id: Resolved<number>
  client_name: Resolved<string>
  property_id: Resolved<number | null>
  scheduled_date: Resolved<string>
  amount: Resolved<number>
}

export type StandaloneCharge = {
  id: Resolved<number>
  plan_id: Resolved<number>
  plan_name: Resolved<string>
  client_id: Resolved<number>
  client_name: Resolved<string>
  due_date: Resolved<string>
  amount: Resolved<number>
  currency: Resolved<Currency>
  paid_on: Resolved<string | null>
}

export type InvoiceRun = {
  run_on: Resolved<string>
  drafts: Resolved<number>
  sent: Resolved<number>
  not_sent: Resolved<readonly InvoiceNotSent[]>
}

export type InvoiceNotSent = {
  id: Resolved<number>
  invoice_number: Resolved<string>
  not_sent_because: Resolved<string>
}

export type BillableCharge = {
  id: Resolved<number>
  plan_id: Resolved<number>
  plan_name: Resolved<string>
  client_id: Resolved<number>
  client_name: Resolved<string>
  due_date: Resolved<string>
  amount: Resolved<number>
}

export type PayoutStatus = 'pending' | 'processing' | 'completed' | 'failed' | 'cancelled'

export type PayoutReason = 'overpayment_refund' | 'service_credit' | 'cancellation_refund' | 'damage_compensation' | 'loyalty_reward' | 'referral_bonus' | 'promotional_credit' | 'other'

export type PayoutAccountType = 'checking' | 'savings'

export type Payout = {
  id: Resolved<number>
  client_id: Resolved<number>
  client_name: Resolved<string>
  payout_account_id: Resolved<number>
  account: Resolved<string>
  amount: Resolved<number>
  currency: Resolved<string>
  reason: Resolved<PayoutReason>
  description: Resolved<string>
  reference_invoice_id: Resolved<number | null>
  invoice_number: Resolved<string>
  reference_job_id: Resolved<number | null>
  job_number: Resolved<string>
  status: Resolved<PayoutStatus>
  transaction_id: Resolved<string>
  processing_fee: Resolved<number>
  net_amount: Resolved<number>
  initiated_at: Resolved<string>
  initiated_by: Resolved<number>
  initiated_by_name: Resolved<string>
  processed_at: Resolved<string | null>
  processed_by: Resolved<number | null>
  attempts: Resolved<number>
  completed_at: Resolved<string | null>
  failure_reason: Resolved<string>
  cancel_reason: Resolved<string>
  needs_approval: Resolved<boolean>
}

export type PayoutAccount = {
  id: Resolved<number>
  client_id: Resolved<number>
  account_type: Resolved<PayoutAccountType>
  account_name: Resolved<string>
  bank_name: Resolved<string>
  account_number_masked: Resolved<string>
  routing_number: Resolved<string>
  is_verified: Resolved<boolean>
  is_default: Resolved<boolean>
  created_at: Resolved<string>
}

export type PayoutAccountInput = {
  account_type: PayoutAccountType
  account_name: string
  bank_name: string
  routing_number: string
  account_number: string
}

export type PayoutReference = {
  id: Resolved<number>
  name: Resolved<string>
  left: Resolved<number>
  currency: Resolved<string>
}

export type PayoutOptions = {
  currency: Resolved<string>
  accounts: Resolved<readonly PayoutAccount[]>
  invoices: Resolved<readonly PayoutReference[]>
  jobs: Resolved<readonly PayoutReference[]>
}

export type ProposalKind = 'auto_schedule' | 'optimize_routes' | 'push_day' | 'member_away' | 'fill_gap'

export type ProposalAskInput = {
  kind: ProposalKind
  date: string
  member_id?: number | null
  crew_id?: number | null
  rain_only?: boolean | null
  zip?: string | null
  waiting_only?: boolean | null
  not_before?: string | null
  effort?: number | null
}

export type ProposalAsk = {
  kind: Resolved<ProposalKind>
  date: Resolved<string>
  member_id: Resolved<number | null>
  crew_id: Resolved<number | null>
  rain_only: Resolved<boolean>
  zip: Resolved<string | null>
  waiting_only: Resolved<boolean>
  not_before: Resolved<string | null>
  effort: Resolved<number | null>
}

export type PlannedPlace = {
  scheduled_date: Resolved<string>
  scheduled_start_time: Resolved<string>
  scheduled_end_time: Resolved<string>
  assigned_crew_members: Resolved<readonly number[]>
}

export type ProposedMove = {
  job_id: Resolved<number>
  job_number: Resolved<string>
  title: Resolved<string>
  from: Resolved<PlannedPlace>
  to: Resolved<PlannedPlace>
  because: Resolved<string>
  group: Resolved<number>
}

export type PlanFigures = {
  drive_minutes: Resolved<number>
  mile_tenths: Resolved<number>
  overtime_minutes: Resolved<number>
  broken_windows: Resolved<number>
  unreachable: Resolved<number>
  unassigned: Resolved<number>
}

export type ProposedGroup = {
  id: Resolved<number>
  member_ids: Resolved<readonly number[]>
  before: Resolved<PlanFigures>
  after: Resolved<PlanFigures>
}

export type ProposalLeft = {
  job_id: Resolved<number>
  job_number: Resolved<string>
  title: Resolved<string>
  reason: Resolved<string>
}

export type ScheduleProposal = {
  ask: Resolved<ProposalAsk>
  ground: Resolved<string>
  moves: Resolved<readonly ProposedMove[]>
  groups: Resolved<readonly ProposedGroup[]>
  left: Resolved<readonly ProposalLeft[]>
  before: Resolved<PlanFigures>
  after: Resolved<PlanFigures>
}

export type CommunicationType = 'sms' | 'mms' | 'voice' | 'video' | 'email' | 'chat'

export type MessageChannel = 'sms' | 'email'

export type MessageDirection = 'inbound' | 'outbound'

export type MessageStatus = 'scheduled' | 'queued' | 'sent' | 'delivered' | 'undelivered' | 'failed' | 'canceled' | 'received'

export type MessagePurpose = 'informational' | 'marketing'

export type ConversationStatus = 'waiting_on_us' | 'waiting_on_client' | 'snoozed' | 'done'

export type ConversationCommand = 'close' | 'reopen' | 'snooze'

export type EmailFolder = 'inbox' | 'sent' | 'starred' | 'archived'

export type LinkedTable = 'jobs' | 'estimates' | 'conversation_notes'

export type ConversationCore = {
  id: Resolved<number>
  status: Resolved<ConversationStatus>
  snoozed_until: Resolved<number | null>
  waiting_since: Resolved<number | null>
  assigned_to: Resolved<number | null>
  last_message_id: Resolved<number | null>
}

export type Conversation = {
  id: Resolved<number>
  client_id: Resolved<number | null>
  name: Resolved<string>
  address: Resolved<string>
  status: Resolved<ConversationStatus>
  snoozed_until: Resolved<number | null>
  waiting_since: Resolved<number | null>
  promised_at: Resolved<number | null>
  assigned_to: Resolved<number | null>
  assigned_name: Resolved<string | null>
  last_at: Resolved<number>
  last_message_id: Resolved<number | null>
  preview: Resolved<string>
  communication_type: Resolved<CommunicationType | null>
  has_failed: Resolved<boolean>
  unread: Resolved<number>
  mentioned: Resolved<boolean>
  team_unread: Resolved<number>
  addresses: Resolved<readonly string[]>
  shared_by: Resolved<readonly NamedClient[]>
  has_draft: Resolved<boolean>
  at_stake: Resolved<number>
}

export type NamedClient = {
  id: Resolved<number>
  name: Resolved<string>
}

export type ConversationThread = {
  conversation: Resolved<Conversation>
  lines: Resolved<readonly ThreadLine[]>
  has_earlier: Resolved<boolean>
  addresses: Resolved<readonly ThreadAddress[]>
  card: Resolved<ClientCard | null>
}

export type ThreadLine = {
  id: Resolved<number>
  at: Resolved<number>
  message: Resolved<Message | null>
  note: Resolved<ConversationNote | null>
}

export type Message = {
  id: Resolved<number>
  conversation_id: Resolved<number>
  communication_type: Resolved<CommunicationType>
  direction: Resolved<MessageDirection>
  from_number: Resolved<string>
  to_number: Resolved<string>
  subject: Resolved<string>
  body: Resolved<string>
  is_html: Resolved<boolean>
  asks_to_stop: Resolved<boolean>
  attachments: Resolved<readonly MessageAttachment[]>
  status: Resolved<MessageStatus>
  failure: Resolved<string | null>
  purpose: Resolved<MessagePurpose>
  why: Resolved<string>
  author_id: Resolved<number | null>
  author_name: Resolved<string | null>
  starred: Resolved<boolean>
  archived: Resolved<boolean>
  created_at: Resolved<number>
  send_at: Resolved<number | null>
  sent_at: Resolved<number | null>
  headers: Resolved<readonly (readonly string[])[]>
  links: Resolved<readonly MessageRecord[]>
  about: Resolved<MessageRecord | null>
}

export type MessageRecord = {
  table: Resolved<string>
  id: Resolved<number>
  name: Resolved<string>
  page: Resolved<string | null>
}

export type MessageAttachment = {
  id: Resolved<string>
  name: Resolved<string>
  type: Resolved<string>
  size: Resolved<number>
}

export type ConversationNote = {
  id: Resolved<number>
  body: Resolved<string>
  author_id: Resolved<number>
  author_name: Resolved<string>
  mentions: Resolved<readonly number[]>
}

export type ConsentSource = 'keyword' | 'free_text' | 'staff' | 'form' | 'unsubscribe_page' | 'import'

export type ThreadAddress = {
  address: Resolved<string>
  channel: Resolved<MessageChannel>
  opted_out_at: Resolved<number | null>
  opted_out_by: Resolved<string | null>
  opted_out_source: Resolved<ConsentSource | null>
  marketing: Resolved<boolean>
  marketing_refused_at: Resolved<number | null>
  shared_by: Resolved<readonly NamedClient[]>
}

export type ClientCard = {
  id: Resolved<number>
  name: Resolved<string>
  phone: Resolved<string>
  email: Resolved<string>
  address: Resolved<string>
  state: Resolved<string>
  time_zone: Resolved<string>
  balance: Resolved<number | null>
  next_job: Resolved<ClientCardJob | null>
  open_estimate: Resolved<MessageRecord | null>
  open_estimate_total: Resolved<number | null>
  property_id: Resolved<number | null>
}

export type ClientCardJob = {
  id: Resolved<number>
  job_number: Resolved<string>
  title: Resolved<string>
  day: Resolved<string>
  start: Resolved<string>
}

export type EmailPage = {
  emails: Resolved<readonly Message[]>
  has_more: Resolved<boolean>
}

export type MessageHit = {
  message_id: Resolved<number>
  conversation_id: Resolved<number>
  name: Resolved<string>
  at: Resolved<number>
  communication_type: Resolved<CommunicationType>
  excerpt: Resolved<string>
}

export type SilentKind = 'overdue_answer' | 'estimate_unanswered'

export type SilentWork = {
  kind: Resolved<SilentKind>
  conversation_id: Resolved<number | null>
  client_id: Resolved<number | null>
  name: Resolved<string>
  since: Resolved<number>
  at_stake: Resolved<number>
  record: Resolved<MessageRecord | null>
}

export type MessageRecipient = {
  client_id: Resolved<number>
  name: Resolved<string>
  phone: Resolved<string>
  email: Resolved<string>
  conversation_id: Resolved<number | null>
}

export type MessageDraft = {
  conversation_id: Resolved<number>
  channel: Resolved<MessageChannel>
  subject: Resolved<string>
  body: Resolved<string>
  version: Resolved<number>
  saved_at: Resolved<number>
}

export type ConsentEntry = {
  id: Resolved<number>
  address: Resolved<string>
  channel: Resolved<MessageChannel>
  purpose: Resolved<MessagePurpose>
  action: Resolved<string>
  wording: Resolved<string>
  source: Resolved<string>
  message_id: Resolved<number | null>
  user_name: Resolved<string | null>
  created_at: Resolved<number>
}

export type SentMessage = {
  id: Resolved<number>
  conversation_id: Resolved<number>
  send_at: Resolved<number>
  reason: Resolved<string | null>
}

export type BulkResult = {
  sent: Resolved<number>
  refused: Resolved<readonly BulkRefusal[]>
}

export type BulkRefusal = {
  client_id: Resolved<number>
  name: Resolved<string>
  reason: Resolved<string>
}

export type MessageInput = {
  conversation?: number | null
  client?: number | null
  channel: MessageChannel
  from: string
  to: string
  subject: string
  body: string
  is_html: boolean
  attachments: readonly MessageFileInput[]
  purpose: MessagePurpose
  template?: number | null
  in_reply_to?: number | null
  send_at?: number | null
  seen?: number | null
  then_close: boolean
}

export type MessageFileInput = {
  id: string
  name: string
  type: string
  data: string
}

export type BulkMessageInput = {
  clients: readonly number[]
  channel: MessageChannel
  from: string
  subject: string
  body: string
  purpose: MessagePurpose
  template?: number | null
  send_at?: number | null
}

export type MessageDraftInput = {
  conversation: number
  channel: MessageChannel
  subject: string
  body: string
  version: number
}

export type ConsentInput = {
  address: string
  channel: MessageChannel
  purpose: MessagePurpose
  action: string
  wording: string
  message?: number | null
}

export type TemplateCategory = 'maintenance' | 'sales' | 'completion' | 'other'

export type MessageTemplate = {
  id: Resolved<number>
  name: Resolved<string>
  category: Resolved<TemplateCategory>
  channel: Resolved<MessageChannel>
  purpose: Resolved<MessagePurpose>
  subject_template: Resolved<string>
  body_template: Resolved<string>
  variables: Resolved<readonly string[]>
}

export type MessageTemplateInput = {
  name?: string | null
  category?: TemplateCategory | null
  channel?: MessageChannel | null
  purpose?: MessagePurpose | null
  subject_template?: string | null
  body_template?: string | null
}

export type EmailSignature = {
  id: Resolved<number>
  user_id: Resolved<number>
  name: Resolved<string>
  body: Resolved<string>
  is_default: Resolved<boolean>
}

export type EmailSignatureInput = {
  name?: string | null
  body?: string | null
  is_default?: boolean | null
}

export type CannedAnswer = {
  id: Resolved<number>
  shortcut: Resolved<string>
  body: Resolved<string>
}

export type CannedAnswerInput = {
  shortcut?: string | null
  body?: string | null
}

export type MessagingSettings = {
  hours: Resolved<unknown>
  away_on: Resolved<boolean>
  away_message: Resolved<string>
  promise_minutes: Resolved<number>
  daily_text_limit: Resolved<number>
  postal_address: Resolved<string>
}

export type MessagingSettingsInput = {
  hours?: unknown
  away_on?: boolean | null
  away_message?: string | null
  promise_minutes?: number | null
  daily_text_limit?: number | null
  postal_address?: string | null
}

export type Colleague = {
  id: Resolved<number>
  name: Resolved<string>
}

export type HistoryArgs = {
  stream: string
  first: number
  before?: number | null
}

export type RecordAsOfArgs = {
  stream: string
  position: number
}

export type ActivityArgs = {
  first: number
  before?: number | null
}

export type MapPlacesArgs = {
  date: string
  status?: MapStatus | null
}

export type JobPhotoArgs = {
  job: number
  photo: string
}

export type EstimateAttachmentArgs = {
  estimate: number
  attachment: string
}

export type JobSignatureArgs = {
  job: number
  signature: string
}

export type RequestFactsArgs = {
  key: string
}

export type RequestNoticeArgs = {
  key: string
}

export type SavedViewsArgs = {
  area: string
}

export type StockMovementsArgs = {
  product: number
}

export type ChemicalApplicationArgs = {
  id: number
}

export type ScheduleProposalArgs = {
  ask: ProposalAskInput
}

export type PlanAccountArgs = {
  plan: number
}

export type EstimateArgs = {
  id: number
}

export type ClientPageArgs = {
  client: number
}

export type InvoicesArgs = {
  client?: number | null
}

export type InvoiceArgs = {
  id: number
}

export type JobBillingArgs = {
  job: number
}

export type ClientStatementArgs = {
  client_id: number
  from: string
  to: string
}

export type JournalArgs = {
  from: string
  to: string
}

export type PayoutOptionsArgs = {
  client: number
}

export type ConversationThreadArgs = {
  id: number
  first: number
  before?: number | null
}

export type EmailsArgs = {
  folder: EmailFolder
  search: string
  first: number
  before?: number | null
}

export type EmailThreadArgs = {
  id: number
}

export type MessageSearchArgs = {
  text: string
  conversation?: number | null
}

export type MessageDraftArgs = {
  conversation: number
}

export type MessageAttachmentArgs = {
  message: number
  attachment: string
}

export type ConsentLedgerArgs = {
  address: string
}

export type SendMessageArgs = {
  message: MessageInput
  key: string
}

export type TakeBackMessageArgs = {
  id: number
  key: string
}

export type RetryMessageArgs = {
  id: number
  key: string
}

export type SendBulkMessageArgs = {
  bulk: BulkMessageInput
  key: string
}

export type ChangeConversationArgs = {
  id: number
  command: ConversationCommand
  until?: number | null
  key: string
}

export type AssignConversationArgs = {
  id: number
  user?: number | null
  was?: number | null
  key: string
}

export type ReadConversationArgs = {
  id: number
  message: number
  key: string
}

export type UnreadConversationArgs = {
  id: number
  key: string
}

export type SaveMessageDraftArgs = {
  draft: MessageDraftInput
  key: string
}

export type AddConversationNoteArgs = {
  conversation: number
  body: string
  mentions: readonly number[]
  key: string
}

export type LinkConversationArgs = {
  id: number
  client: number
  key: string
}

export type RecordConsentArgs = {
  consent: ConsentInput
  key: string
}

export type MarkEmailArgs = {
  id: number
  starred?: boolean | null
  archived?: boolean | null
  key: string
}

export type LinkMessageArgs = {
  message: number
  table: LinkedTable
  record: number
  key: string
}

export type UndoArgs = {
  positions: readonly number[]
  key: string
}

export type UndoRequestArgs = {
  request: string
  key: string
}

export type ImportClientsArgs = {
  clients: readonly ClientImport[]
  key: string
}

export type MergeClientsArgs = {
  keep: number
  merge: number
  takes: readonly MergePart[]
  key: string
}

export type RepeatJobArgs = {
  job: number
  rhythm: JobRhythm
  count?: number | null
  until?: string | null
  key: string
}

export type CancelFollowingArgs = {
  job: number
  key: string
}

export type TellOnTheWayArgs = {
  job: number
  text: string
  arrival: string
  again?: boolean | null
  key: string
}

export type SettleStepConflictArgs = {
  id: number
  choice: StepConflictChoice
  key: string
}

export type SendJobPhotoArgs = {
  job: number
  id: string
  name: string
  data: string
}

export type SendJobSignatureArgs = {
  job: number
  id: string
  signed_by: string
  kind: SignatureKind
  strokes: readonly (readonly number[])[]
}

export type AddJobPhotosArgs = {
  job: number
  photos: readonly string[]
  key: string
}

export type RemoveJobPhotoArgs = {
  job: number
  photo: string
  key: string
}

export type SendEstimateAttachmentArgs = {
  estimate: number
  id: string
  name: string
  data: string
}

export type AddEstimateAttachmentsArgs = {
  estimate: number
  attachments: readonly string[]
  key: string
}

export type RemoveEstimateAttachmentArgs = {
  estimate: number
  attachment: string
  key: string
}

export type CreateSavedViewArgs = {
  area: string
  name: string
  query: string
  key: string
}

export type EditSavedViewArgs = {
  id: number
  name?: string | null
  query?: string | null
  key: string
}

export type DeleteSavedViewArgs = {
  id: number
  key: string
}

export type CreateCrewArgs = {
  name: string
  key: string
}

export type RenameCrewArgs = {
  id: number
  name: string
  key: string
}

export type RecordChemicalApplicationArgs = {
  application: ChemicalApplicationInput
  key: string
}

export type CorrectChemicalApplicationArgs = {
  id: number
  changed: ChemicalApplicationInput
  was?: ChemicalApplicationInput | null
  key: string
}

export type DeleteChemicalApplicationArgs = {
  id: number
  key: string
}

export type AddChemicalProductArgs = {
  product: ChemicalProductInput
  key: string
}

export type EditChemicalProductArgs = {
  id: number
  changed: ChemicalProductInput
  was?: ChemicalProductInput | null
  key: string
}

export type DeleteChemicalProductArgs = {
  id: number
  key: string
}

export type AddEquipmentArgs = {
  equipment: EquipmentInput
  key: string
}

export type EditEquipmentArgs = {
  id: number
  changed: EquipmentInput
  was?: EquipmentInput | null
  key: string
}

export type DeleteEquipmentArgs = {
  id: number
  key: string
}

export type RecordEquipmentServiceArgs = {
  equipment: number
  done_on: string
  notes: string
  key: string
}

export type ReportEquipmentFaultArgs = {
  equipment: number
  occurred_on: string
  description: string
  key: string
}

export type ScheduleEquipmentServiceArgs = {
  equipment: number
  service_type: ServiceType
  job: unknown
  key: string
}

export type AcceptEquipmentRecommendationArgs = {
  equipment: number
  key: string
}

export type SetEquipmentMonitoringArgs = {
  health_below: number
  due_within_days: number
  key: string
}

export type CreatePlanTemplateArgs = {
  template: PlanTemplateInput
  key: string
}

export type EditPlanTemplateArgs = {
  id: number
  changed: PlanTemplateInput
  was?: PlanTemplateInput | null
  key: string
}

export type DeletePlanTemplateArgs = {
  id: number
  key: string
}

export type EditServicePlanArgs = {
  id: number
  changed: ServicePlanInput
  was?: ServicePlanInput | null
  key: string
}

export type ChangePlanStatusArgs = {
  id: number
  command: PlanCommand
  key: string
}

export type CatchUpPlansArgs = {
  plans: readonly number[]
  skip: boolean
  key: string
}

export type RenewClientPageArgs = {
  client: number
  key: string
}

export type WithdrawClientPageArgs = {
  client: number
  key: string
}

export type AnswerClientQuestionArgs = {
  id: number
  text: string
  key: string
}

export type CreateEstimateArgs = {
  estimate: EstimateInput
  files_of?: number | null
  key: string
}

export type EditEstimateArgs = {
  id: number
  changed: EstimateInput
  was?: EstimateInput | null
  key: string
}

export type DeleteEstimateArgs = {
  id: number
  key: string
}

export type SendEstimateArgs = {
  id: number
  again: boolean
  key: string
}

export type AnswerEstimateArgs = {
  id: number
  answer: EstimateAnswer
  key: string
}

export type ReviseEstimateArgs = {
  id: number
  key: string
}

export type ConvertEstimateArgs = {
  id: number
  slot: EstimateSlot
  key: string
}

export type SettlePlanChargeArgs = {
  id: number
  paid: boolean
  payment_method?: PaymentMethod | null
  paid_on?: string | null
  key: string
}

export type WaivePlanChargeArgs = {
  id: number
  reason: string
  key: string
}

export type CreateInvoiceArgs = {
  invoice: InvoiceInput
  key: string
}

export type InvoiceWorkArgs = {
  jobs: readonly number[]
  charges: readonly number[]
  estimates?: readonly number[] | null
  together: boolean
  key: string
}

export type EditInvoiceArgs = {
  id: number
  changed: InvoiceInput
  was?: InvoiceInput | null
  key: string
}

export type SendInvoiceArgs = {
  id: number
  key: string
}

export type RemindInvoiceArgs = {
  id: number
  key: string
}

export type EmailStatementArgs = {
  client_id: number
  from: string
  to: string
  key: string
}

export type RecordInvoicePaymentArgs = {
  id: number
  amount: number
  payment_method: string
  payment_date: string
  transaction_id: string
  notes: string
  again?: boolean | null
  receipt?: boolean | null
  key: string
}

export type GiveBackInvoicePaymentArgs = {
  id: number
  payment: number
  amount: number
  reason: string
  key: string
}

export type CreditInvoiceArgs = {
  id: number
  amount: number
  reason: string
  key: string
}

export type ApplyCreditArgs = {
  id: number
  amount: number
  key: string
}

export type TakeProposalArgs = {
  ask: ProposalAskInput
  ground: string
  groups: readonly number[]
  key: string
}

export type AddPayoutAccountArgs = {
  client: number
  account: PayoutAccountInput
  key: string
}

export type VoidInvoiceArgs = {
  id: number
  reason: string
  key: string
}

export type DeleteCrewArgs = {
  id: number
  key: string
}

export type MoveStockArgs = {
  product: number
  kind: StockMovementKind
  quantity: number
  job?: number | null
  reason: string
  key: string
}

export type EditProfileArgs = {
  changed: ProfileEdit
  was?: ProfileEdit | null
  key: string
}

export type EditPreferencesArgs = {
  changed: PreferencesEdit
  was?: PreferencesEdit | null
  key: string
}

export type EditBusinessSettingsArgs = {
  changed: BusinessSettingsEdit
  was?: BusinessSettingsEdit | null
  key: string
}

export type SetLogoArgs = {
  image?: string | null
  key: string
}

export type ChangePasswordArgs = {
  current_password: string
  password: string
  key: string
}

export type SignOutOthersArgs = {
  key: string
}

export type EndSessionArgs = {
  id: number
  key: string
}

export type DeleteAccountArgs = {
  name: string
  key: string
}

export type DeleteErrorReportsArgs = {
  ids: readonly number[]
  key: string
}

export type KeepAccountArgs = {
  key: string
}

export type ConfirmCheckoutArgs = {
  session: string
  key: string
}

export type AddMessageTemplateArgs = {
  template: MessageTemplateInput
  key: string
}

export type EditMessageTemplateArgs = {
  id: number
  changed: MessageTemplateInput
  was?: MessageTemplateInput | null
  key: string
}

export type DeleteMessageTemplateArgs = {
  id: number
  key: string
}

export type AddEmailSignatureArgs = {
  signature: EmailSignatureInput
  key: string
}

export type EditEmailSignatureArgs = {
  id: number
  changed: EmailSignatureInput
  was?: EmailSignatureInput | null
  key: string
}

export type DeleteEmailSignatureArgs = {
  id: number
  key: string
}

export type AddCannedAnswerArgs = {
  answer: CannedAnswerInput
  key: string
}

export type EditCannedAnswerArgs = {
  id: number
  changed: CannedAnswerInput
  was?: CannedAnswerInput | null
  key: string
}

export type DeleteCannedAnswerArgs = {
  id: number
  key: string
}

export type EditMessagingSettingsArgs = {
  changed: MessagingSettingsInput
  was?: MessagingSettingsInput | null
  key: string
}

export type SubmitNumberRegistrationArgs = {
  id: number
  key: string
}

/** What answers each field of Query and Mutation. */
export type Resolvers<Context> = {
  history: (args: HistoryArgs, context: Context) => FactPage | Promise<FactPage>
  recordAsOf: (args: RecordAsOfArgs, context: Context) => RecordAsOf | Promise<RecordAsOf>
  activity: (args: ActivityArgs, context: Context) => FactPage | Promise<FactPage>
  usage: (args: Record<string, never>, context: Context) => Usage | Promise<Usage>
  account: (args: Record<string, never>, context: Context) => Account | Promise<Account>
  services: (args: Record<string, never>, context: Context) => readonly Services[] | Promise<readonly Services[]>
  mapPlaces: (args: MapPlacesArgs, context: Context) => readonly MapPlace[] | Promise<readonly MapPlace[]>
  jobPhoto: (args: JobPhotoArgs, context: Context) => FileContent | Promise<FileContent>
  estimateAttachment: (args: EstimateAttachmentArgs, context: Context) => FileContent | Promise<FileContent>
  jobSignature: (args: JobSignatureArgs, context: Context) => Signature | Promise<Signature>
  requestFacts: (args: RequestFactsArgs, context: Context) => readonly number[] | Promise<readonly number[]>
  requestNotice: (args: RequestNoticeArgs, context: Context) => RequestNotice | null | Promise<RequestNotice | null>
  savedViews: (args: SavedViewsArgs, context: Context) => readonly SavedView[] | Promise<readonly SavedView[]>
  crews: (args: Record<string, never>, context: Context) => readonly Crew[] | Promise<readonly Crew[]>
  stockMovements: (args: StockMovementsArgs, context: Context) => readonly StockMovement[] | Promise<readonly StockMovement[]>
  profile: (args: Record<string, never>, context: Context) => Profile | Promise<Profile>
  me: (args: Record<string, never>, context: Context) => Me | Promise<Me>
  preferences: (args: Record<string, never>, context: Context) => Preferences | Promise<Preferences>
  businessSettings: (args: Record<string, never>, context: Context) => BusinessSettings | Promise<BusinessSettings>
  logo: (args: Record<string, never>, context: Context) => string | null | Promise<string | null>
  sessions: (args: Record<string, never>, context: Context) => readonly Session[] | Promise<readonly Session[]>
  chemicalProducts: (args: Record<string, never>, context: Context) => readonly ChemicalProduct[] | Promise<readonly ChemicalProduct[]>
  chemicalApplications: (args: Record<string, never>, context: Context) => readonly ChemicalApplication[] | Promise<readonly ChemicalApplication[]>
  chemicalApplication: (args: ChemicalApplicationArgs, context: Context) => ChemicalApplication | Promise<ChemicalApplication>
  chemicalCheck: (args: Record<string, never>, context: Context) => ChemicalCheck | Promise<ChemicalCheck>
  errorReports: (args: Record<string, never>, context: Context) => readonly ErrorReport[] | Promise<readonly ErrorReport[]>
  equipment: (args: Record<string, never>, context: Context) => readonly Equipment[] | Promise<readonly Equipment[]>
  predictiveAlerts: (args: Record<string, never>, context: Context) => readonly PredictiveAlert[] | Promise<readonly PredictiveAlert[]>
  equipmentRecommendations: (args: Record<string, never>, context: Context) => readonly EquipmentRecommendation[] | Promise<readonly EquipmentRecommendation[]>
  equipmentMonitoring: (args: Record<string, never>, context: Context) => EquipmentMonitoring | Promise<EquipmentMonitoring>
  equipmentPlaces: (args: Record<string, never>, context: Context) => readonly EquipmentPlace[] | Promise<readonly EquipmentPlace[]>
  planTemplates: (args: Record<string, never>, context: Context) => readonly PlanTemplate[] | Promise<readonly PlanTemplate[]>
  scheduleProposal: (args: ScheduleProposalArgs, context: Context) => ScheduleProposal | Promise<ScheduleProposal>
  planAccount: (args: PlanAccountArgs, context: Context) => PlanAccount | Promise<PlanAccount>
  estimates: (args: Record<string, never>, context: Context) => readonly Estimate[] | Promise<readonly Estimate[]>
  estimate: (args: EstimateArgs, context: Context) => Estimate | Promise<Estimate>
  clientPage: (args: ClientPageArgs, context: Context) => ClientPage | Promise<ClientPage>
  openQuestions: (args: Record<string, never>, context: Context) => readonly OpenQuestion[] | Promise<readonly OpenQuestion[]>
  stepConflicts: (args: Record<string, never>, context: Context) => readonly StepConflict[] | Promise<readonly StepConflict[]>
  documentHead: (args: Record<string, never>, context: Context) => DocumentHead | Promise<DocumentHead>
  invoices: (args: InvoicesArgs, context: Context) => readonly ListedInvoice[] | Promise<readonly ListedInvoice[]>
  invoice: (args: InvoiceArgs, context: Context) => Invoice | Promise<Invoice>
  jobBilling: (args: JobBillingArgs, context: Context) => JobBilling | Promise<JobBilling>
  clientStatement: (args: ClientStatementArgs, context: Context) => Statement | Promise<Statement>
  journal: (args: JournalArgs, context: Context) => readonly JournalLine[] | Promise<readonly JournalLine[]>
  standaloneCharges: (args: Record<string, never>, context: Context) => readonly StandaloneCharge[] | Promise<readonly StandaloneCharge[]>
  invoiceRuns: (args: Record<string, never>, context: Context) => readonly InvoiceRun[] | Promise<readonly InvoiceRun[]>
  billableWork: (args: Record<string, never>, context: Context) => BillableWork | Promise<BillableWork>
  payouts: (args: Record<string, never>, context: Context) => readonly Payout[] | Promise<readonly Payout[]>
  payoutOptions: (args: PayoutOptionsArgs, context: Context) => PayoutOptions | Promise<PayoutOptions>
  exportedData: (args: Record<string, never>, context: Context) => string | Promise<string>
  conversations: (args: Record<string, never>, context: Context) => readonly Conversation[] | Promise<readonly Conversation[]>
  conversationThread: (args: ConversationThreadArgs, context: Context) => ConversationThread | Promise<ConversationThread>
  unreadConversations: (args: Record<string, never>, context: Context) => number | Promise<number>
  emails: (args: EmailsArgs, context: Context) => EmailPage | Promise<EmailPage>
  emailThread: (args: EmailThreadArgs, context: Context) => readonly Message[] | Promise<readonly Message[]>
  messageSearch: (args: MessageSearchArgs, context: Context) => readonly MessageHit[] | Promise<readonly MessageHit[]>
  silentWork: (args: Record<string, never>, context: Context) => readonly SilentWork[] | Promise<readonly SilentWork[]>
  messageRecipients: (args: Record<string, never>, context: Context) => readonly MessageRecipient[] | Promise<readonly MessageRecipient[]>
  messageColleagues: (args: Record<string, never>, context: Context) => readonly Colleague[] | Promise<readonly Colleague[]>
  messageDraft: (args: MessageDraftArgs, context: Context) => MessageDraft | null | Promise<MessageDraft | null>
  messageAttachment: (args: MessageAttachmentArgs, context: Context) => FileContent | Promise<FileContent>
  consentLedger: (args: ConsentLedgerArgs, context: Context) => readonly ConsentEntry[] | Promise<readonly ConsentEntry[]>
  messageTemplates: (args: Record<string, never>, context: Context) => readonly MessageTemplate[] | Promise<readonly MessageTemplate[]>
  emailSignatures: (args: Record<string, never>, context: Context) => readonly EmailSignature[] | Promise<readonly EmailSignature[]>
  cannedAnswers: (args: Record<string, never>, context: Context) => readonly CannedAnswer[] | Promise<readonly CannedAnswer[]>
  messagingSettings: (args: Record<string, never>, context: Context) => MessagingSettings | Promise<MessagingSettings>
  sendMessage: (args: SendMessageArgs, context: Context) => SentMessage | Promise<SentMessage>
  takeBackMessage: (args: TakeBackMessageArgs, context: Context) => number | Promise<number>
  retryMessage: (args: RetryMessageArgs, context: Context) => number | Promise<number>
  sendBulkMessage: (args: SendBulkMessageArgs, context: Context) => BulkResult | Promise<BulkResult>
  changeConversation: (args: ChangeConversationArgs, context: Context) => ConversationCore | Promise<ConversationCore>
  assignConversation: (args: AssignConversationArgs, context: Context) => ConversationCore | Promise<ConversationCore>
  readConversation: (args: ReadConversationArgs, context: Context) => number | Promise<number>
  unreadConversation: (args: UnreadConversationArgs, context: Context) => number | Promise<number>
  saveMessageDraft: (args: SaveMessageDraftArgs, context: Context) => number | Promise<number>
  addConversationNote: (args: AddConversationNoteArgs, context: Context) => number | Promise<number>
  linkConversation: (args: LinkConversationArgs, context: Context) => number | Promise<number>
  recordConsent: (args: RecordConsentArgs, context: Context) => number | Promise<number>
  markEmail: (args: MarkEmailArgs, context: Context) => number | Promise<number>
  linkMessage: (args: LinkMessageArgs, context: Context) => number | Promise<number>
  undo: (args: UndoArgs, context: Context) => UndoResult | Promise<UndoResult>
  undoRequest: (args: UndoRequestArgs, context: Context) => RequestUndone | Promise<RequestUndone>
  importClients: (args: ImportClientsArgs, context: Context) => ImportResult | Promise<ImportResult>
  mergeClients: (args: MergeClientsArgs, context: Context) => MergeResult | Promise<MergeResult>
  repeatJob: (args: RepeatJobArgs, context: Context) => number | Promise<number>
  cancelFollowing: (args: CancelFollowingArgs, context: Context) => number | Promise<number>
  tellOnTheWay: (args: TellOnTheWayArgs, context: Context) => string | Promise<string>
  settleStepConflict: (args: SettleStepConflictArgs, context: Context) => number | Promise<number>
  sendJobPhoto: (args: SendJobPhotoArgs, context: Context) => boolean | Promise<boolean>
  sendJobSignature: (args: SendJobSignatureArgs, context: Context) => boolean | Promise<boolean>
  addJobPhotos: (args: AddJobPhotosArgs, context: Context) => number | Promise<number>
  removeJobPhoto: (args: RemoveJobPhotoArgs, context: Context) => number | Promise<number>
  sendEstimateAttachment: (args: SendEstimateAttachmentArgs, context: Context) => boolean | Promise<boolean>
  addEstimateAttachments: (args: AddEstimateAttachmentsArgs, context: Context) => number | Promise<number>
  removeEstimateAttachment: (args: RemoveEstimateAttachmentArgs, context: Context) => number | Promise<number>
  createSavedView: (args: CreateSavedViewArgs, context: Context) => SavedView | Promise<SavedView>
  editSavedView: (args: EditSavedViewArgs, context: Context) => SavedView | Promise<SavedView>
  deleteSavedView: (args: DeleteSavedViewArgs, context: Context) => number | Promise<number>
  createCrew: (args: CreateCrewArgs, context: Context) => Crew | Promise<Crew>
  renameCrew: (args: RenameCrewArgs, context: Context) => Crew | Promise<Crew>
  recordChemicalApplication: (args: RecordChemicalApplicationArgs, context: Context) => ChemicalApplication | Promise<ChemicalApplication>
  correctChemicalApplication: (args: CorrectChemicalApplicationArgs, context: Context) => ChemicalApplication | Promise<ChemicalApplication>
  deleteChemicalApplication: (args: DeleteChemicalApplicationArgs, context: Context) => number | Promise<number>
  addChemicalProduct: (args: AddChemicalProductArgs, context: Context) => ChemicalProduct | Promise<ChemicalProduct>
  editChemicalProduct: (args: EditChemicalProductArgs, context: Context) => ChemicalProduct | Promise<ChemicalProduct>
  deleteChemicalProduct: (args: DeleteChemicalProductArgs, context: Context) => number | Promise<number>
  addEquipment: (args: AddEquipmentArgs, context: Context) => number | Promise<number>
  editEquipment: (args: EditEquipmentArgs, context: Context) => number | Promise<number>
  deleteEquipment: (args: DeleteEquipmentArgs, context: Context) => number | Promise<number>
  recordEquipmentService: (args: RecordEquipmentServiceArgs, context: Context) => number | Promise<number>
  reportEquipmentFault: (args: ReportEquipmentFaultArgs, context: Context) => number | Promise<number>
  scheduleEquipmentService: (args: ScheduleEquipmentServiceArgs, context: Context) => number | Promise<number>
  acceptEquipmentRecommendation: (args: AcceptEquipmentRecommendationArgs, context: Context) => number | Promise<number>
  setEquipmentMonitoring: (args: SetEquipmentMonitoringArgs, context: Context) => EquipmentMonitoring | Promise<EquipmentMonitoring>
  createPlanTemplate: (args: CreatePlanTemplateArgs, context: Context) => PlanTemplate | Promise<PlanTemplate>
  editPlanTemplate: (args: EditPlanTemplateArgs, context: Context) => PlanTemplate | Promise<PlanTemplate>
  deletePlanTemplate: (args: DeletePlanTemplateArgs, context: Context) => number | Promise<number>
  editServicePlan: (args: EditServicePlanArgs, context: Context) => number | Promise<number>
  changePlanStatus: (args: ChangePlanStatusArgs, context: Context) => PlanStanding | Promise<PlanStanding>
  catchUpPlans: (args: CatchUpPlansArgs, context: Context) => number | Promise<number>
  renewClientPage: (args: RenewClientPageArgs, context: Context) => ClientPage | Promise<ClientPage>
  withdrawClientPage: (args: WithdrawClientPageArgs, context: Context) => ClientPage | Promise<ClientPage>
  answerClientQuestion: (args: AnswerClientQuestionArgs, context: Context) => ClientPage | Promise<ClientPage>
  createEstimate: (args: CreateEstimateArgs, context: Context) => Estimate | Promise<Estimate>
  editEstimate: (args: EditEstimateArgs, context: Context) => Estimate | Promise<Estimate>
  deleteEstimate: (args: DeleteEstimateArgs, context: Context) => number | Promise<number>
  sendEstimate: (args: SendEstimateArgs, context: Context) => EstimateStanding | Promise<EstimateStanding>
  answerEstimate: (args: AnswerEstimateArgs, context: Context) => EstimateStanding | Promise<EstimateStanding>
  reviseEstimate: (args: ReviseEstimateArgs, context: Context) => EstimateStanding | Promise<EstimateStanding>
  convertEstimate: (args: ConvertEstimateArgs, context: Context) => EstimateStanding | Promise<EstimateStanding>
  settlePlanCharge: (args: SettlePlanChargeArgs, context: Context) => number | Promise<number>
  waivePlanCharge: (args: WaivePlanChargeArgs, context: Context) => number | Promise<number>
  createInvoice: (args: CreateInvoiceArgs, context: Context) => number | Promise<number>
  invoiceWork: (args: InvoiceWorkArgs, context: Context) => readonly number[] | Promise<readonly number[]>
  editInvoice: (args: EditInvoiceArgs, context: Context) => number | Promise<number>
  sendInvoice: (args: SendInvoiceArgs, context: Context) => InvoiceStanding | Promise<InvoiceStanding>
  remindInvoice: (args: RemindInvoiceArgs, context: Context) => InvoiceStanding | Promise<InvoiceStanding>
  emailStatement: (args: EmailStatementArgs, context: Context) => number | Promise<number>
  recordInvoicePayment: (args: RecordInvoicePaymentArgs, context: Context) => InvoiceStanding | Promise<InvoiceStanding>
  giveBackInvoicePayment: (args: GiveBackInvoicePaymentArgs, context: Context) => InvoiceStanding | Promise<InvoiceStanding>
  creditInvoice: (args: CreditInvoiceArgs, context: Context) => InvoiceStanding | Promise<InvoiceStanding>
  applyCredit: (args: ApplyCreditArgs, context: Context) => InvoiceStanding | Promise<InvoiceStanding>
  takeProposal: (args: TakeProposalArgs, context: Context) => number | Promise<number>
  addPayoutAccount: (args: AddPayoutAccountArgs, context: Context) => PayoutAccount | Promise<PayoutAccount>
  voidInvoice: (args: VoidInvoiceArgs, context: Context) => InvoiceStanding | Promise<InvoiceStanding>
  deleteCrew: (args: DeleteCrewArgs, context: Context) => number | Promise<number>
  moveStock: (args: MoveStockArgs, context: Context) => StockMovement | Promise<StockMovement>
  editProfile: (args: EditProfileArgs, context: Context) => Profile | Promise<Profile>
  editPreferences: (args: EditPreferencesArgs, context: Context) => Preferences | Promise<Preferences>
  editBusinessSettings: (args: EditBusinessSettingsArgs, context: Context) => BusinessSettings | Promise<BusinessSettings>
  setLogo: (args: SetLogoArgs, context: Context) => string | null | Promise<string | null>
  changePassword: (args: ChangePasswordArgs, context: Context) => number | Promise<number>
  signOutOthers: (args: SignOutOthersArgs, context: Context) => number | Promise<number>
  endSession: (args: EndSessionArgs, context: Context) => number | Promise<number>
  deleteAccount: (args: DeleteAccountArgs, context: Context) => string | Promise<string>
  deleteErrorReports: (args: DeleteErrorReportsArgs, context: Context) => number | Promise<number>
  keepAccount: (args: KeepAccountArgs, context: Context) => boolean | Promise<boolean>
  confirmCheckout: (args: ConfirmCheckoutArgs, context: Context) => ConfirmedCheckout | Promise<ConfirmedCheckout>
  addMessageTemplate: (args: AddMessageTemplateArgs, context: Context) => MessageTemplate | Promise<MessageTemplate>
  editMessageTemplate: (args: EditMessageTemplateArgs, context: Context) => MessageTemplate | Promise<MessageTemplate>
  deleteMessageTemplate: (args: DeleteMessageTemplateArgs, context: Context) => number | Promise<number>
  addEmailSignature: (args: AddEmailSignatureArgs, context: Context) => EmailSignature | Promise<EmailSignature>
  editEmailSignature: (args: EditEmailSignatureArgs, context: Context) => EmailSignature | Promise<EmailSignature>
  deleteEmailSignature: (args: DeleteEmailSignatureArgs, context: Context) => number | Promise<number>
  addCannedAnswer: (args: AddCannedAnswerArgs, context: Context) => CannedAnswer | Promise<CannedAnswer>
  editCannedAnswer: (args: EditCannedAnswerArgs, context: Context) => CannedAnswer | Promise<CannedAnswer>
  deleteCannedAnswer: (args: DeleteCannedAnswerArgs, context: Context) => number | Promise<number>
  editMessagingSettings: (args: EditMessagingSettingsArgs, context: Context) => MessagingSettings | Promise<MessagingSettings>
  submitNumberRegistration: (args: SubmitNumberRegistrationArgs, context: Context) => number | Promise<number>
}
