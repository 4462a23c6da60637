;; The loops in which a network spends its time, four numbers at a time. Addresses count bytes; every number is an f32;
;; a row is `$width` bytes long, a multiple of 64: rows go through four registers of four numbers each. Sums always
;; run in the same order, so that every machine gives the same result.
(module
  (memory (export "memory") 1)

  ;; `mix` gathers pairs here: a number of a row that is not zero, and the address of its row of the matrix.
  ;; The addresses below 4096 are reserved for these pairs, and those of `near` for two rows: see kernels.ts.
  (global $gathered i32 (i32.const 0))
  (global $seen i32 (i32.const 4096))
  (global $raised i32 (i32.const 6144))

  ;; sums += the row at $from times the matrix, whose rows are as long as the sums. $from has $length bytes.
  ;; About half of its numbers are zero after a layer, and these are skipped.
  (func $mix (export "mix")
    (param $sums i32) (param $from i32) (param $length i32) (param $matrix i32) (param $width i32)
    (local $end i32) (local $pair i32) (local $last i32) (local $column i32) (local $row i32) (local $number v128)
    (local $a v128) (local $b v128) (local $c v128) (local $d v128)

    ;; Each number is written down; the next one overwrites it if it was zero.
    (local.set $last (global.get $gathered))
    (local.set $end (i32.add (local.get $from) (local.get $length)))
    (loop $numbers
      (f32.store (local.get $last) (f32.load (local.get $from)))
      (i32.store offset=4 (local.get $last) (local.get $matrix))
      (local.set $last (i32.add (local.get $last)
        (i32.shl (f32.ne (f32.load (local.get $from)) (f32.const 0)) (i32.const 3))))
      (local.set $matrix (i32.add (local.get $matrix) (local.get $width)))
      (local.set $from (i32.add (local.get $from) (i32.const 4)))
      (br_if $numbers (i32.lt_u (local.get $from) (local.get $end))))
    (if (i32.eq (local.get $last) (global.get $gathered)) (then (return)))

    (loop $columns
      (local.set $a (v128.load (local.get $sums)))
      (local.set $b (v128.load offset=16 (local.get $sums)))
      (local.set $c (v128.load offset=32 (local.get $sums)))
      (local.set $d (v128.load offset=48 (local.get $sums)))
      (local.set $pair (global.get $gathered))
      (loop $rows
        (local.set $number (v128.load32_splat (local.get $pair)))
        (local.set $row (i32.add (i32.load offset=4 (local.get $pair)) (local.get $column)))
        (local.set $a (f32x4.add (local.get $a) (f32x4.mul (local.get $number) (v128.load (local.get $row)))))
        (local.set $b (f32x4.add (local.get $b) (f32x4.mul (local.get $number) (v128.load offset=16 (local.get $row)))))
        (local.set $c (f32x4.add (local.get $c) (f32x4.mul (local.get $number) (v128.load offset=32 (local.get $row)))))
        (local.set $d (f32x4.add (local.get $d) (f32x4.mul (local.get $number) (v128.load offset=48 (local.get $row)))))
        (local.set $pair (i32.add (local.get $pair) (i32.const 8)))
        (br_if $rows (i32.lt_u (local.get $pair) (local.get $last))))
      (v128.store (local.get $sums) (local.get $a))
      (v128.store offset=16 (local.get $sums) (local.get $b))
      (v128.store offset=32 (local.get $sums) (local.get $c))
      (v128.store offset=48 (local.get $sums) (local.get $d))
      (local.set $sums (i32.add (local.get $sums) (i32.const 64)))
      (local.set $column (i32.add (local.get $column) (i32.const 64)))
      (br_if $columns (i32.lt_u (local.get $column) (local.get $width)))))

  ;; sums += rows of whole numbers of 16 bits; sums have 32 bits. The addresses of the rows stand from $first to before
  ;; $last, and each row is $width bytes long, a multiple of 32.
  (func (export "sum") (param $sums i32) (param $first i32) (param $last i32) (param $width i32)
    (local $column i32) (local $at i32) (local $row i32) (local $numbers v128)
    (local $a v128) (local $b v128) (local $c v128) (local $d v128)
    (loop $columns
      (local.set $a (v128.load (local.get $sums)))
      (local.set $b (v128.load offset=16 (local.get $sums)))
      (local.set $c (v128.load offset=32 (local.get $sums)))
      (local.set $d (v128.load offset=48 (local.get $sums)))
      (local.set $at (local.get $first))
      (loop $rows
        (local.set $row (i32.add (i32.load (local.get $at)) (local.get $column)))
        (local.set $numbers (v128.load (local.get $row)))
        (local.set $a (i32x4.add (local.get $a) (i32x4.extend_low_i16x8_s (local.get $numbers))))
        (local.set $b (i32x4.add (local.get $b) (i32x4.extend_high_i16x8_s (local.get $numbers))))
        (local.set $numbers (v128.load offset=16 (local.get $row)))
        (local.set $c (i32x4.add (local.get $c) (i32x4.extend_low_i16x8_s (local.get $numbers))))
        (local.set $d (i32x4.add (local.get $d) (i32x4.extend_high_i16x8_s (local.get $numbers))))
        (local.set $at (i32.add (local.get $at) (i32.const 4)))
        (br_if $rows (i32.lt_u (local.get $at) (local.get $last))))
      (v128.store (local.get $sums) (local.get $a))
      (v128.store offset=16 (local.get $sums) (local.get $b))
      (v128.store offset=32 (local.get $sums) (local.get $c))
      (v128.store offset=48 (local.get $sums) (local.get $d))
      (local.set $sums (i32.add (local.get $sums) (i32.const 64)))
      (local.set $column (i32.add (local.get $column) (i32.const 32)))
      (br_if $columns (i32.lt_u (local.get $column) (local.get $width)))))

  ;; to = the $length bytes of whole numbers at $from, scaled to parts of one, with negative numbers raised to zero.
  (func (export "begin") (param $to i32) (param $from i32) (param $length i32) (param $part f32)
    (local $at i32)
    (loop $next
      (v128.store (i32.add (local.get $to) (local.get $at))
        (f32x4.pmax (v128.const f32x4 0 0 0 0)
          (f32x4.mul (f32x4.splat (local.get $part))
            (f32x4.convert_i32x4_s (v128.load (i32.add (local.get $from) (local.get $at)))))))
      (local.set $at (i32.add (local.get $at) (i32.const 16)))
      (br_if $next (i32.lt_u (local.get $at) (local.get $length)))))

  ;; to = from + the positive numbers of `raised`.
  (func $raise (param $to i32) (param $from i32) (param $width i32)
    (local $at i32)
    (loop $next
      (v128.store (i32.add (local.get $to) (local.get $at))
        (f32x4.add (v128.load (i32.add (local.get $from) (local.get $at)))
          (f32x4.pmax (v128.const f32x4 0 0 0 0)
            (v128.load (i32.add (global.get $raised) (local.get $at))))))
      (local.set $at (i32.add (local.get $at) (i32.const 16)))
      (br_if $next (i32.lt_u (local.get $at) (local.get $width)))))

  ;; Each number of a row and of the two rows above and below it, weighed by distance; the sums go to $seen.
  ;; $row is the farthest row above.
  (func $spread (param $row i32) (param $spread i32) (param $width i32)
    (local $at i32) (local $own i32) (local $weight i32) (local $past i32) (local $sum v128)
    (loop $next
      (local.set $own (i32.add (local.get $row) (local.get $at)))
      (local.set $weight (i32.add (local.get $spread) (local.get $at)))
      (local.set $past (i32.add (local.get $weight) (i32.mul (local.get $width) (i32.const 5))))
      (local.set $sum (v128.const f32x4 0 0 0 0))
      (loop $rows
        (local.set $sum (f32x4.add (local.get $sum)
          (f32x4.mul (v128.load (local.get $own)) (v128.load (local.get $weight)))))
        (local.set $own (i32.add (local.get $own) (local.get $width)))
        (local.set $weight (i32.add (local.get $weight) (local.get $width)))
        (br_if $rows (i32.lt_u (local.get $weight) (local.get $past))))
      (v128.store (i32.add (global.get $seen) (local.get $at)) (local.get $sum))
      (local.set $at (i32.add (local.get $at) (i32.const 16)))
      (br_if $next (i32.lt_u (local.get $at) (local.get $width)))))

  ;; A layer of neighbours over the rows from $from to before $end, written row by row to $to. There are also two rows
  ;; above and two below them, which are zero where the chain ends.
  (func (export "near")
    (param $to i32) (param $from i32) (param $end i32) (param $spread i32) (param $mix i32) (param $bias i32) (param $width i32)
    (loop $rows
      (call $spread (i32.sub (local.get $from) (i32.shl (local.get $width) (i32.const 1))) (local.get $spread) (local.get $width))
      (memory.copy (global.get $raised) (local.get $bias) (local.get $width))
      (call $mix (global.get $raised) (global.get $seen) (local.get $width) (local.get $mix) (local.get $width))
      (call $raise (local.get $to) (local.get $from) (local.get $width))
      (local.set $to (i32.add (local.get $to) (local.get $width)))
      (local.set $from (i32.add (local.get $from) (local.get $width)))
      (br_if $rows (i32.lt_u (local.get $from) (local.get $end)))))

  ;; Adds to a row what the rows that look like it give it, which is at $base. The row is changed in place.
  (func (export "alike") (param $row i32) (param $base i32) (param $own i32) (param $width i32)
    (memory.copy (global.get $raised) (local.get $base) (local.get $width))
    (call $mix (global.get $raised) (local.get $row) (local.get $width) (local.get $own) (local.get $width))
    (call $raise (local.get $row) (local.get $row) (local.get $width))))
