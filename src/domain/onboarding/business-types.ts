/** ONB-19 */
export const BUSINESS_TYPES = [
  'Plumbing',
  'Electrical',
  'HVAC',
  'Landscaping',
  'Cleaning Services',
  'Roofing',
  'Painting',
  'Carpentry',
  'Pest Control',
  'Pool Services',
  'Appliance Repair',
  'General Contracting',
  'Other',
] as const
