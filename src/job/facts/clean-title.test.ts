import { describe, expect, it } from 'vitest'
import { calmTitle } from './calm-title.js'
import { cleanPostedTitle, cleanTitle } from './clean-title.js'

describe('a title is freed of what is no part of it', () => {
  it.each([
    ['Senior Data Engineer (m/f/d)', 'Senior Data Engineer'],
    ['Analytics Engineer at Example Labs', 'Analytics Engineer'],
    ['Test Engineer (7702) - Job Description', 'Test Engineer'],
    ['Example Labs - Data Engineer', 'Data Engineer'],
    ['Data Engineer | Example Labs', 'Data Engineer'],
    ['Radiographer - Imaging Department', 'Radiographer - Imaging Department'],
    ['Learning Disability Nurse (RNLD) Leeds', 'Learning Disability Nurse (RNLD)'],
    ['Band 6 Health Visitor', 'Health Visitor'],
    ['Band 7/8a Clinical Psychologist', 'Clinical Psychologist'],
    ['Hiring: Warehouse Supervisor - £31,000', 'Warehouse Supervisor'],
    ['Example Labs hiring Data Engineer in Athens | LinkedIn', 'Data Engineer'],
    ['Care Assistant jobs in Leeds', 'Care Assistant'],
    ['Part time Library Assistant', 'Library Assistant'],
    ['Data Engineer - Acme Widgets Ltd - Leeds - £60,000', 'Data Engineer'],
    ['Veterinary Nurse, Norwich', 'Veterinary Nurse'],
    ['Quality Inspector (x****)', 'Quality Inspector'],
    ['Park Ranger)', 'Park Ranger'],
    ['Forklift Driver Nights Leeds', 'Forklift Driver'],
    ['Chemistry Teacher - September start', 'Chemistry Teacher'],
    ['Volunteer with us: Garden Guide', 'Garden Guide'],
    ['Hiring Freshers!! Payroll Clerk', 'Payroll Clerk'],
    ['Lamp Trimmer - newly qualified considered', 'Lamp Trimmer'],
    ['Night Porters x 3', 'Night Porters'],
    ['Bookkeeper - Great role!', 'Bookkeeper'],
    ['Night Porter urgently required for a hotel', 'Night Porter'],
    ['Healthcare : Staff Nurse Jobs in Leeds', 'Staff Nurse'],
    ['Sales Executive North West London', 'Sales Executive'],
    ['Sales Executive Nr Leeds', 'Sales Executive'],
    ['Account Manager FANTASTIC OPPORTUNITY', 'Account Manager'],
    ['Sales Executive URGENT', 'Sales Executive'],
    ['Registered Nurse (NIGHT DUTY)', 'Registered Nurse'],
  ])('%s → %s', (raw, title) => {
    expect(cleanTitle(raw, { employers: ['Example Labs'] })).toBe(title)
  })

  it.each([
    ['Band 6 Health Visitor', 'Band 6 Health Visitor'],
    ['Theatre Nurse - Orchid Ward 3 - Band 5', 'Theatre Nurse - Orchid Ward 3 - Band 5'],
    ['Receptionist (XN02)', 'Receptionist (XN02)'],
    ['Receptionist (REQ-20417)', 'Receptionist'],
    ['Clerk - Ref: 55-1203', 'Clerk'],
    ['Fellowship at Northern University', 'Fellowship at Northern University'],
    ['Data Engineer at Example Labs', 'Data Engineer'],
    ['Example Labs | Data Engineer (m/w/d) | Leeds', 'Data Engineer'],
    ['Hiring: Data Engineer - Platform - Norwich', 'Data Engineer - Platform'],
    ['Warehouse Supervisor (£31,000)', 'Warehouse Supervisor'],
    ['Care Assistant - Oddly Named Hamlet', 'Care Assistant'],
  ])('as posted, %s → %s', (raw, title) => {
    const context = { employers: ['Example Labs'], places: ['Oddly Named Hamlet'] }
    expect(cleanPostedTitle(raw, context)).toBe(title)
  })

  it('shouting is calmed, abbreviations stay', () => {
    expect(calmTitle('RGN STAFF NURSE')).toBe('RGN Staff Nurse')
    expect(calmTitle('data engineer')).toBe('Data Engineer')
  })
})
