import { describe, expect, it } from 'vitest'
import { titleCase } from './title-case.js'

describe('titleCase', () => {
  it.each([
    ['COMPUTER SCIENCE AND ENGINEERING', 'Computer Science and Engineering'],
    ['computer science', 'Computer Science'],
    ['Computer Science', 'Computer Science'],
    ['iOS Development', 'iOS Development'],
    ['HILL-VALLEY SCHOOL', 'Hill-Valley School'],
    ['UNIVERSIDAD DE LA COSTA', 'Universidad de la Costa'],
    ['Institute Of Arts And Crafts', 'Institute of Arts and Crafts'],
    ['City Of El Paso', 'City of El Paso'],
    ['', ''],
  ])('"%s" becomes "%s"', (text, title) => {
    expect(titleCase(text)).toBe(title)
  })
})
