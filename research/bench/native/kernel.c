/*
 * What native code does with all that the processor has: the tally of a Throw of one group from the
 * same chunk streams (src/chance/simulate/kernels/kernel.ts), four chunks side by side in 512-bit registers where
 * there are such, else two in 256 bits. It has the tricks of src/chance/simulate/kernels/wasm, except that
 * 64-bit products are cheap here, and turns are one instruction.
 *
 *   gcc -O3 -march=native -o kernel kernel.c
 *
 * It reads 32-bit words. A table of entries: 0, their number, and what each adds to the cell; or an
 * alias table: its bits, of each column the last value of its first step, and of each its two steps.
 * Then cells, chunks, and 16 words of state a chunk. It writes the seconds that rolling 2^20 trials of
 * each chunk took, the counts, and how many trials of each chunk were left over, which it does not
 * count.
 */
#include <immintrin.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#ifdef __AVX512F__
#define LANES 16
#else
#define LANES 8
#endif
#define CHUNKS (LANES / 4)
#define STRETCH 256
#define CHUNK_TRIALS (1 << 20)

typedef uint32_t vector __attribute__((vector_size(4 * LANES)));
#define TURNED(x, by) (((x) << (by)) | ((x) >> (32 - (by))))

static uint32_t size, threshold, bits, cells, steps[1 << 15], counts[1 << 16];
/* Scaled to at least 2^13 indices, a byte each is enough for 2^20 trials. */
static uint8_t entries[1 << 15] __attribute__((aligned(64)));
static int scale;
/* The last value of the first step below, the counter above: one subtraction compares and counts. */
static uint64_t records[1 << 13] __attribute__((aligned(64)));
static vector state[4];

/** floor(x n / 2^32), and the least low half of a product. */
static inline vector drawn(vector x, uint32_t n, vector *least) {
#ifdef __AVX512F__
  __m512i by = _mm512_set1_epi32(n), v = (__m512i)x;
  __m512i even = _mm512_mul_epu32(v, by), odd = _mm512_mul_epu32(_mm512_srli_epi64(v, 32), by);
  *least = (vector)_mm512_min_epu32((__m512i)*least, _mm512_mullo_epi32(v, by));
  return (vector)_mm512_mask_blend_epi32(0xaaaa, _mm512_srli_epi64(even, 32), odd);
#else
  __m256i by = _mm256_set1_epi32(n), v = (__m256i)x;
  __m256i even = _mm256_mul_epu32(v, by), odd = _mm256_mul_epu32(_mm256_srli_epi64(v, 32), by);
  *least = (vector)_mm256_min_epu32((__m256i)*least, _mm256_mullo_epi32(v, by));
  return (vector)_mm256_blend_epi32(_mm256_srli_epi64(even, 32), odd, 0xaa);
#endif
}

/** Rolls and counts blocks of entries; returns whether some draw may be left over. */
static int roll_entries(int blocks) {
  vector a = state[0], b = state[1], c = state[2], d = state[3];
  vector least = ~(vector){0};
  for (int block = 0; block < blocks; block++) {
    vector x = TURNED(b * 5, 7) * 9, t = b << 9;
    c ^= a; d ^= b; b ^= c; a ^= d;
    c ^= t; d = TURNED(d, 11);
    vector index = drawn(x, size << scale, &least);
    uint32_t at[LANES];
    memcpy(at, &index, sizeof at);
    for (int lane = 0; lane < LANES; lane++) entries[at[lane]]++;
  }
  state[0] = a; state[1] = b; state[2] = c; state[3] = d;
  for (int lane = 0; lane < LANES; lane++) {
    if (least[lane] < (uint64_t)threshold << scale) return 1;
  }
  return 0;
}

/** One draw of one lane; returns its index, or -1 - index where it is left over. */
static int careful(vector s[4], int lane) {
  uint32_t w = s[0][lane], x = s[1][lane], y = s[2][lane], z = s[3][lane];
  uint32_t out = TURNED(x * 5, 7) * 9, t = x << 9;
  y ^= w; z ^= x; x ^= y; w ^= z; y ^= t; z = TURNED(z, 11);
  s[0][lane] = w; s[1][lane] = x; s[2][lane] = y; s[3][lane] = z;
  int index = (uint64_t)out * (size << scale) >> 32;
  return out * size < threshold ? -1 - index : index;
}

/** Adds the entries' counts up by cell; returns their sum, which shows if a byte overflowed. */
static long add_up_entries(void) {
  long sum = 0;
  for (uint32_t i = 0; i < size << scale; i++) {
    counts[steps[i >> scale]] += entries[i];
    sum += entries[i];
  }
  memset(entries, 0, sizeof entries);
  return sum;
}

static void roll_table(int blocks, uint32_t *left_over) {
  vector a = state[0], b = state[1], c = state[2], d = state[3], left = {0};
  uint32_t shift = 32 - bits, last = records[(1 << bits) - 1];
  for (int block = 0; block < blocks; block++) {
    vector x = TURNED(b * 5, 7) * 9, t = b << 9;
    c ^= a; d ^= b; b ^= c; a ^= d;
    c ^= t; d = TURNED(d, 11);
    vector column = x >> shift;
    left -= (vector)(x > last);
    uint32_t at[LANES], values[LANES];
    memcpy(at, &column, sizeof at);
    memcpy(values, &x, sizeof values);
    for (int lane = 0; lane < LANES; lane++) {
      uint64_t *record = &records[at[lane]];
      uint32_t counter = (*record - (0xffff0000ull << 32 | values[lane])) >> 32;
      memcpy((char *)record + 4, &counter, 4);
    }
  }
  state[0] = a; state[1] = b; state[2] = c; state[3] = d;
  for (int lane = 0; lane < LANES; lane++) left_over[lane / 4] += left[lane];
}

/** Adds the columns' counts up by cell. */
static void add_up_columns(void) {
  for (uint32_t i = 0; i < 1u << bits; i++) {
    uint32_t counter = records[i] >> 32, second = -counter & 0xffff;
    counts[steps[2 * i]] += ((counter + second) >> 16) - second;
    if (i + 1 < 1u << bits) counts[steps[2 * i + 1]] += second;
    records[i] &= 0xffffffff;
  }
}

static void roll_chunks(const uint32_t *states, uint32_t *left_over) {
  for (int chunk = 0; chunk < CHUNKS; chunk++)
    for (int word = 0; word < 4; word++)
      for (int lane = 0; lane < 4; lane++) state[word][4 * chunk + lane] = states[16 * chunk + 4 * word + lane];
  memset(left_over, 0, 4 * CHUNKS);
  int blocks = CHUNK_TRIALS / 4, between = CHUNK_TRIALS / LANES;
  if (bits) {
    roll_table(blocks, left_over);
    add_up_columns();
    return;
  }
  long counted = 0, all = 0;
  for (int block = 0; block < blocks; block += STRETCH) {
    vector before[4];
    memcpy(before, state, sizeof before);
    if (roll_entries(STRETCH))
      for (int i = 0; i < STRETCH; i++)
        for (int lane = 0; lane < LANES; lane++) {
          int index = careful(before, lane);
          if (index < 0) entries[-1 - index]--, left_over[lane / 4]++, all++;
        }
    if ((block + STRETCH) % between == 0) counted += add_up_entries();
  }
  if (counted + add_up_entries() + all != (long)CHUNKS * CHUNK_TRIALS) exit(3);
}

static void read_words(uint32_t *words, size_t n) {
  if (fread(words, 4, n, stdin) != n) exit(2);
}

int main(void) {
  uint32_t head[2];
  read_words(&bits, 1);
  if (bits) {
    for (int i = 0; i < 1 << bits; i++) read_words(counts, 1), records[i] = counts[0];
    read_words(steps, 2 << bits);
  } else {
    read_words(&size, 1);
    read_words(steps, size);
    threshold = (1ull << 32) % size;
    while (size << scale <= 1 << 13) scale++;
  }
  read_words(head, 2);
  cells = head[0];
  uint32_t chunks = head[1];
  uint32_t *states = malloc(64 * (size_t)chunks), *left_over = calloc(chunks, 4);
  read_words(states, 16 * (size_t)chunks);
  roll_chunks(states, left_over); /* warms up */
  memset(counts, 0, sizeof counts);
  struct timespec began, ended;
  clock_gettime(CLOCK_MONOTONIC, &began);
  for (uint32_t chunk = 0; chunk < chunks; chunk += CHUNKS) roll_chunks(states + 16 * chunk, left_over + chunk);
  clock_gettime(CLOCK_MONOTONIC, &ended);
  printf("%.9f\n", ended.tv_sec - began.tv_sec + 1e-9 * (ended.tv_nsec - began.tv_nsec));
  for (uint32_t cell = 0; cell < cells; cell++) printf("%u\n", counts[cell]);
  for (uint32_t chunk = 0; chunk < chunks; chunk++) printf("%u\n", left_over[chunk]);
}
