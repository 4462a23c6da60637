// The two databases that a store can be in.

export type Engine = 'sqlite' | 'postgres'
