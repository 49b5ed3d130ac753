import type { NewLead } from '@nokshi/contract/leads.ts'
import type { NewProjectRequest } from '@nokshi/contract/project-requests.ts'

/** What forms say, whatever they are for. */
export const formLabels = {
  /** Before the sentence about a field, and before the title of a page with such a field. */
  error: 'Error: ',
  problem: 'There is a problem',
  /** Beside a field that people do not see. */
  leaveBlank: 'Leave this blank',
  serverError: 'Server error',
  submitting: 'Submitting...',
  optional: 'optional',
}

interface Notice {
  title: string
  text: string
}

export const leadForm = {
  received: { title: 'Success', text: 'Lead created successfully.' } satisfies Notice,
  failed: { title: 'Error', text: 'Failed to create lead.' } satisfies Notice,
  submit: 'Submit',
  name: 'Name',
  contact: 'Contact',
  contactExample: 'Email or Phone',
  type: 'Type',
  chooseType: 'Select a type',
  businessName: 'Business Name',
  location: 'Location',
  locationExample: 'City, Country',
  comment: 'Comment',
  commentExample: 'Any additional comments...',
  types: {
    'web development': 'Web development',
    marketing: 'Marketing',
    invest: 'Invest',
    other: 'Other',
  } satisfies Record<NewLead['type'], string>,
}

type ProjectType = NonNullable<NewProjectRequest['projectType']>
type Budget = NonNullable<NewProjectRequest['budget']>

export const projectRequestForm = {
  received: { title: 'Project request submitted!', text: 'We will get back to you soon. Thank you!' } satisfies Notice,
  refused: { title: 'Error sending request.', text: 'Please check your details and try again.' } satisfies Notice,
  unreachable: {
    title: 'Server error.',
    text: 'Could not connect to the server. Please try again later.',
  } satisfies Notice,
  submit: 'Submit Request',
  name: 'Name',
  email: 'Email',
  company: 'Company',
  projectType: 'Project Type',
  chooseProjectType: 'Select a project type',
  description: 'Description',
  budget: 'Budget',
  chooseBudget: 'Select a budget',
  projectTypes: {
    'full-stack-development': 'Full-stack development',
    ecommerce: 'E-commerce',
    'web-app': 'Web application',
    'ui-ux': 'UI/UX design',
    'video-production': 'Video production',
    'digital-marketing': 'Digital marketing',
    other: 'Other',
  } satisfies Record<ProjectType, string>,
  budgets: {
    '<5k': 'Under $5,000',
    '5k-10k': '$5,000 to $10,000',
    '10k-20k': '$10,000 to $20,000',
    '20k+': 'Over $20,000',
    'not-sure': 'Not sure',
  } satisfies Record<Budget, string>,
}

/** What accounts say while they are made and used. */
export const accountNotices = {
  loginFailed: 'Login failed',
  registered: 'Registered successfully! You can now log in.',
  /** Below it: registering logs in. */
  isLoggedIn: 'You are logged in already. Now make your page.',
  registrationFailed: 'Registration failed',
}
