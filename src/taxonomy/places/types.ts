// What the place look-ups give back.

export interface Place {
  /** English name, '' when only a region or a country is known. */
  city: string
  /** The city as the text spells it, '' without one. */
  cityPrinted: string
  region: string
  country: string
  /** ISO 3166-1 alpha-2. */
  countryCode: string
  /** "Austin, Texas, United States", "Berlin, Germany". */
  canonical: string
  /** 0 to 1. */
  confidence: number
}

export interface PlaceHint {
  /** ISO code that the document speaks for, say by its phone numbers. */
  country?: string
}

export interface PlaceMention {
  start: number
  end: number
  place: Place
}
